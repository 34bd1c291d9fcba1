/** Words for the contract's message keys; the same keys, spelled the same. */
export const flash = {
  'account-deleted': 'Akaunti yako na vyote vilivyomo vimefutwa. Asante kwa muda uliokuwa nasi.',
  'account-gone': 'Akaunti hii haipo tena.',
  'add-name': 'Cheti hiki bado hakina jina. Ikiwa ni chako, weka jina lako kwenye mipangilio.',
  'already-claimed': 'Tayari umechukua {{name}}.',
  'cert-claim-success': 'Hongera, {{username}}! {{name}} ni cheti chako sasa.',
  'cert-not-found': 'Hakuna cheti kinachoitwa {{certSlug}}.',
  'certificate-missing': 'Hakuna cheti katika anwani hii.',
  'certificate-changed':
    'Cheti hiki kimebadilika tangu ulipofungua orodha. Sasa orodha inaonyesha hali yake ya sasa.',
  'certificate-not-signed':
    'Cheti chako hakikusainiwa tena kwa sababu kuna mradi ambao bado haujafaulu. Cheti ulicho nacho bado ni halali.',
  'certificate-soon':
    'Miradi yako yote iko hapa, na inahesabika. Ilifika kwa haraka sana, kwa hiyo unaweza kuchukua {{name}} {{minutes, relativetime(minute)}}.',
  'certs-private': '{{username}} ameficha vyeti vyake.',
  'challenge-save-too-big':
    'Msimbo wako una baiti {{user-size}}, na zinazoweza kuhifadhiwa hazizidi {{max-size}}. Ufupishe kidogo, kisha ujaribu tena.',
  'challenge-submit-too-big':
    'Msimbo wako una baiti {{user-size}}, na zinazoweza kuwasilishwa hazizidi {{max-size}}. Ufupishe kidogo, kisha ujaribu tena.',
  'code-saved': 'Msimbo wako umehifadhiwa kwenye akaunti yako.',
  'code-save-conflict':
    'Akaunti yako ina msimbo mpya zaidi kutoka kifaa kingine. Hakuna kilichoandikwa juu yake.',
  'code-save-error': 'Msimbo wako haukuweza kuhifadhiwa kwenye akaunti. Uko salama kwenye kivinjari hiki.',
  'code-save-less': 'Msimbo wako umehifadhiwa sasa hivi. Subiri sekunde tano kabla ya kuhifadhi tena.',
  coderoad: {
    'not-ours': 'Mafunzo haya si yetu.',
    recorded: 'Kazi yako imehifadhiwa. Hongera!',
    'token-invalid': 'Tokeni yako haifanyi kazi tena. Anza mafunzo upya kutoka kwenye somo lake.',
    unknown: 'Hakuna somo linalotumia mafunzo haya.',
  },
  'complete-project-first': 'Maliza kwanza sehemu iliyo kwenye kihariri, kisha uwasilishe mradi hapa.',
  'database-away':
    'Hatuwezi kufikia hifadhidata yetu kwa sasa. Ulichoandika bado kipo hapa. Tafadhali jaribu tena baada ya muda mfupi.',
  'delete-token-err': 'Hakukuwa na tokeni ya kufuta. Pakia ukurasa upya ili uone mipangilio ya sasa.',
  donation: {
    'action-needed': 'Benki yako inakuomba uthibitishe malipo haya.',
    already: 'Tayari wewe ni mfadhili. Asante!',
    'amount-invalid': 'Chagua mojawapo ya kiasi kinachoonyeshwa.',
    'attempt-used': 'Ukurasa huu tayari umetumika kwa mchango mwingine. Upakie upya, kisha ujaribu tena.',
    declined: 'Benki yako imekataa malipo. Jaribu kadi nyingine.',
    'email-needed': 'Weka kwanza anwani yako ya barua pepe kwenye mipangilio.',
    'no-card': 'Hatuna kadi yako.',
    'not-taken': 'Shule hii bado haipokei michango.',
    'provider-away':
      'Hatuwezi kuifikia huduma ya malipo kwa sasa. Jaribu tena baada ya dakika chache. Hutatozwa mara mbili.',
    stopped:
      'Malipo kadhaa kutoka hapa yamekataliwa, kwa hivyo tumeyasitisha kwa muda. Tafadhali jaribu tena kesho.',
    'too-early': 'Kamilisha hatua tatu kwanza uone kama unapapenda hapa.',
    unconfirmed:
      'Huduma ya malipo bado haijathibitisha malipo haya. Mara itakapothibitisha, tutakutumia risiti kwa barua pepe.',
    unknown: 'Hatuujui mchango huu. Pakia ukurasa upya, kisha ujaribu tena.',
  },
  'email-invalid': 'Hiyo haifanani na anwani ya barua pepe. Inapaswa kuwa kama name@example.org.',
  'email-link-expired': 'Muda wa kiungo hiki umeisha. Omba kipya kwenye mipangilio yako.',
  'email-link-invalid': 'Kiungo hiki hakifanyi kazi tena. Omba kipya kwenye mipangilio yako.',
  'email-look-in-mailbox':
    'Angalia kikasha cha {{email}} na ufungue kiungo ili kuthibitisha anwani yako mpya.',
  'email-same': 'Hiyo tayari ni anwani yako ya barua pepe.',
  'email-too-soon': 'Tumetuma kiungo sasa hivi. Unaweza kuomba kingine {{minutes, relativetime(minute)}}.',
  'email-valid': 'Anwani yako mpya ya barua pepe imethibitishwa.',
  exam: {
    'answers-invalid': 'Majibu haya hayalingani na mtihani wako. Jibu kila swali mara moja.',
    'drawn-today': 'Tayari umeanza mtihani huu leo. Unaweza kuanza mwingine {{hours, relativetime(hour)}}.',
    late: 'Muda wa mtihani huu umekwisha. Majibu yako yalichelewa, kwa hiyo hayahesabiki.',
    'not-open': 'Mtihani huu haujafunguliwa. Uanze tena kutoka ukurasa wake.',
    prerequisite: 'Kamilisha “{{title}}” kwanza, kisha ufanye mtihani.',
  },
  'generate-exam-error': 'Mtihani haukuweza kuandaliwa. Tafadhali jaribu tena baada ya muda mfupi.',
  'form-expired':
    'Hakuna kilichohifadhiwa, kwa sababu uliingia au kutoka baada ya kufungua ukurasa huu. Majibu yako bado yapo hapa: yawasilishe mara moja zaidi.',
  'form-foreign':
    'Hakuna kilichohifadhiwa, kwa sababu fomu hii ilitoka tovuti nyingine. Jibu somo hapa badala yake.',
  'form-too-long':
    'Maandishi hayo ni marefu mno kwetu kuyasoma. Rudi nyuma kwenye kivinjari, ambako bado yapo, na uyafupishe.',
  'form-unreadable':
    'Hatukuweza kusoma fomu hii. Rudi nyuma kwenye kivinjari, ambako majibu yako bado yapo, na uyatume tena.',
  'forum-away': 'Jukwaa halipatikani kwa sasa. Tafadhali jaribu tena baada ya dakika chache.',
  'generic-error': 'Hitilafu imetokea upande wetu. Tafadhali jaribu tena baada ya muda mfupi.',
  'honest-first':
    'Kubali kwanza kanuni zetu za uaminifu wa kitaaluma kwenye mipangilio, kisha uchukue cheti chako.',
  'incomplete-steps': 'Kamilisha miradi yote kwanza, kisha uchukue {{name}}.',
  'keyboard-shortcut-updated': 'Mpangilio wako wa mikato ya kibodi umehifadhiwa.',
  'local-code-saved': 'Msimbo umehifadhiwa kwenye kivinjari hiki.',
  'local-code-save-error':
    'Kivinjari chako hakikuweza kuhifadhi msimbo. Unakili mahali salama kabla ya kuondoka.',
  ms: {
    profile: {
      err: 'Microsoft haina wasifu wa {{msUsername}}. Angalia jina lako la mtumiaji huko, kisha uunganishe tena.',
    },
    transcript: {
      'link-err-1': 'Hicho si kiungo cha Transcript. Kinakili kutoka kwenye wasifu wako wa Microsoft.',
      'link-err-2': 'Microsoft haikupata Transcript hii. Hakikisha umeishiriki, kisha ujaribu tena.',
      'link-err-3': 'Microsoft haikutuma jina la mtumiaji. Tafadhali jaribu tena baadaye.',
      'link-err-4': 'Akaunti hii ya Microsoft tayari imeunganishwa na akaunti nyingine hapa.',
      'link-err-5': 'Hatukuweza kuhifadhi muunganisho huo. Tafadhali jaribu tena baada ya muda mfupi.',
      'link-err-6': 'Hitilafu imetokea wakati wa kuunganisha. Tafadhali jaribu tena baada ya muda mfupi.',
      linked: 'Akaunti yako ya Microsoft imeunganishwa.',
      'unlink-err':
        'Akaunti yako ya Microsoft haikuweza kutenganishwa. Tafadhali jaribu tena baada ya muda mfupi.',
      unlinked: 'Akaunti yako ya Microsoft imetenganishwa.',
    },
    trophy: {
      'err-1': 'Unganisha akaunti yako ya Microsoft kwanza.',
      'err-2': 'Somo hili halina tuzo.',
      'err-3': 'Hatukuweza kupata tuzo zako kutoka Microsoft. Tafadhali jaribu tena baadaye.',
      'err-4': '{{msUsername}} bado hana tuzo hii. Ipate huko, kisha ukague tena.',
      'err-5': 'Hitilafu imetokea wakati wa kukagua tuzo yako. Tafadhali jaribu tena baada ya muda mfupi.',
      'err-6': 'Microsoft bado haionyeshi tuzo zako zozote.',
      verified: 'Tuzo yako imethibitishwa. Hongera!',
    },
  },
  'name-needed': 'Weka kwanza jina lako kwenye mipangilio. Litaonekana kwenye cheti.',
  'lesson-not-found': 'Shule hii haina somo hilo.',
  'lesson-recorded': 'Kazi yako imehifadhiwa. Twende inayofuata!',
  'lesson-report-enough':
    'Tayari kuna taarifa nyingi kuhusu somo hili ambazo hazijashughulikiwa. Jaribu tena baada ya siku chache.',
  'lesson-report-sent': 'Asante! Taarifa yako imewafikia waandishi wa somo hili.',
  'no-solution': 'Hakuna suluhisho la kuonyesha kwa somo hili.',
  'not-eligible': 'Cheti hiki hakiwezi kuonyeshwa.',
  'not-honest': '{{username}} bado hajakubali kanuni zetu za uaminifu wa kitaaluma.',
  'operators-only': 'Waendeshaji wa shule hii pekee ndio wanaoweza kufungua kurasa hizi.',
  'own-account': 'Huwezi kufanya hivi hapa kwenye akaunti yako mwenyewe.',
  'portfolio-item-updated': 'Mkusanyiko wako wa kazi umehifadhiwa.',
  'privacy-updated': 'Mipangilio yako ya faragha imehifadhiwa.',
  'profile-private': '{{username}} ameficha wasifu wake.',
  'progress-reset': 'Maendeleo yako yamefutwa. Uko tayari kuanza upya?',
  'project-code-used': 'Tayari umewasilisha msimbo huu kwa mradi mwingine. Upe huu msimbo wake wenyewe.',
  'project-files-needed': 'Mradi wako ulifika bila msimbo wake. Pakia ukurasa upya na uuwasilishe tena.',
  'project-link-used':
    'Mradi wako mwingine tayari unatumia kiungo hiki. Upe huu kiungo chake. Kwa msimbo, kiungo cha folda yake kinatosha.',
  'project-links-invalid': 'Kiungo hicho hakiko sawa. Kikague, kisha ujaribu tena.',
  'project-links-same':
    'Viungo vyote viwili vinaelekea mahali pamoja. Kimoja kielekee kwenye mradi uliokamilika, na kingine kwenye msimbo wake wa chanzo.',
  'project-untouched': 'Huu bado ni msimbo ulioanza nao. Jenga mradi wako kwanza, kisha uumalize.',
  'provide-username': 'Tuambie ni wasifu wa nani na una tatizo gani.',
  'really-weird': 'Kitu cha ajabu sana kimetokea. Tafadhali pakia ukurasa upya.',
  'reason-needed': 'Andika sababu isiyozidi herufi {{most, number}}.',
  'report-gone': 'Taarifa hii tayari imeshughulikiwa.',
  'report-sent': 'Asante. Timu yetu imepata ripoti yako, na tumetuma nakala kwa {{email}}.',
  resubscribed: 'Utapata barua pepe zetu tena.',
  'signed-in-only': 'Ingia kwanza, kisha ufungue ukurasa huo tena.',
  'signin-success': 'Karibu! Umeingia.',
  'start-project-err': 'Kihariri hakikuweza kufunguliwa. Tafadhali jaribu tena baada ya muda mfupi.',
  'submission-invalid': 'Somo hili limebadilika tangu ulipolifungua. Pakia ukurasa upya na uwasilishe tena.',
  'submission-kept':
    'Hatuwezi kufikia shule kwa sasa. Matokeo yako yamehifadhiwa kwenye kivinjari hiki, na tutayatuma mara tutakapoweza.',
  'submission-not-kept':
    'Hatuwezi kufikia shule, na kivinjari chako hakina nafasi ya kuhifadhi matokeo yako. Acha ukurasa huu wazi. Tutaendelea kujaribu.',
  'submissions-damaged':
    'Baadhi ya matokeo yaliyohifadhiwa kwenye kivinjari hiki yameharibika. Tafadhali wasilisha tena hatua zako za mwisho.',
  'subscribe-to-quincy-updated': 'Chaguo lako kuhusu barua pepe ya kila wiki limehifadhiwa.',
  survey: {
    'err-1': 'Tafadhali jibu kila swali la dodoso.',
    'err-2': 'Tayari umejibu dodoso hili.',
    'err-3': 'Hatukuweza kuhifadhi majibu yako. Tafadhali jaribu tena baada ya muda mfupi.',
    success: 'Asante kwa majibu yako.',
  },
  'timeline-private': '{{username}} ameficha historia yake ya masomo.',
  'token-deleted': 'Tokeni yako imefutwa.',
  'too-many-requests':
    'Maombi yamekuwa mengi mno kwa muda mfupi. Tafadhali jaribu tena {{minutes, relativetime(minute)}}.',
  'undo-invalid':
    'Kiungo hiki kimeshatumika, muda wake umeisha, au hakijakamilika. Kinakili tena kutoka kwenye barua pepe.',
  undone: 'Akaunti ni yako tena, ikiwa na anwani {{email}}. Vifaa vyote vimetolewa humo.',
  'unsubscribe-old-link':
    'Kiungo hiki ni cha barua pepe ya zamani. Unaweza kuchagua barua pepe unazopata kwenye mipangilio yako.',
  'unsubscribe-unknown':
    'Hatukitambui kiungo hiki. Unaweza kuchagua barua pepe unazopata kwenye mipangilio yako.',
  unsubscribed: 'Hutapata barua pepe zaidi kutoka kwetu.',
  'updated-about-me': 'Wasifu wako umehifadhiwa.',
  'updated-language': 'Lugha yako imehifadhiwa.',
  'updated-socials': 'Viungo vyako vimehifadhiwa.',
  'updated-sound': 'Mipangilio yako ya sauti imehifadhiwa.',
  'updated-themes': 'Mandhari yako yamebadilishwa.',
  'user-not-certified': '{{username}} hajapata {{cert}}.',
  'username-invalid': 'Katika jina la mtumiaji, tumia herufi a hadi z, tarakimu, na alama - _ +.',
  'username-is-status':
    'Jina la mtumiaji haliwezi kuwa namba kati ya 100 na 599, kwa sababu kwenye wavuti namba hizo humaanisha hitilafu.',
  'username-not-found': 'Hatukuweza kumpata {{username}}.',
  'username-taken': 'Jina hilo la mtumiaji limechukuliwa. Jaribu jingine.',
  'username-too-long': 'Jina hilo la mtumiaji ni refu mno. Lisizidi herufi 40.',
  'username-too-often':
    'Umebadilisha jina lako la mtumiaji mara {{count}} katika mwezi uliopita. Unaweza kulibadilisha tena {{days, relativetime(day)}}.',
  'username-too-short': 'Jina la mtumiaji linahitaji angalau herufi tatu.',
  'username-updated': 'Sasa jina lako la mtumiaji ni {{username}}.',
  'username-used': 'Hilo tayari ni jina lako la mtumiaji.',
  'visitor-work-not-kept':
    'Kivinjari chako hakina nafasi ya kuhifadhi maendeleo yako, kwa hiyo yatadumu hadi ufunge ukurasa huu. Ingia ili usiyapoteze.',
  'went-wrong': 'Hitilafu imetokea. Tafadhali jaribu tena baada ya muda mfupi.',
  'wrong-name': 'Hakuna cheti kinachoitwa {{name}}.',
  'wrong-updating': 'Hatukuweza kuhifadhi hili. Kagua ulichoandika, kisha ujaribu tena.',
} as const

/** The key of this message is `buttons.accepted-honesty`. */
export const buttons = {
  'accepted-honesty': 'Asante kwa kukubali kanuni zetu za uaminifu wa kitaaluma.',
} as const

export const signin = {
  'address-kept':
    'Akaunti yako imehamia anwani mpya ya barua pepe. Ingia kwa kutumia hiyo. Ikiwa si wewe uliyeibadilisha, fungua kiungo katika barua pepe tuliyokutumia kuihusu.',
  blocked: 'Akaunti hii imezuiwa. Ikiwa unadhani ni kosa, iandikie shule.',
  'code-invalid': 'Huo si msimbo wa kwenye barua pepe. Ukague, kisha ujaribu tena.',
  'code-needed': 'Uliomba kiungo hiki kwenye kivinjari kingine. Andika huko msimbo wa kwenye barua pepe.',
  'confirm-first': 'Bado hakuna kilichobadilika. Thibitisha kuwa ni wewe, kisha ujaribu tena.',
  'email-invalid': 'Hiyo haifanani na anwani ya barua pepe. Inapaswa kuwa kama name@example.org.',
  'identity-gone': 'Akaunti hiyo tayari imetenganishwa.',
  'identity-removed': 'Akaunti hiyo haikuingizi tena. Daima unaweza kutumia msimbo wa barua pepe.',
  'link-expired': 'Kiungo au msimbo huu umeshatumika au muda wake umeisha. Omba mpya.',
  'mail-paused':
    'Watu wengi mno wanaomba barua pepe kwa sasa, kwa hiyo tumezisitisha. Tumia ufunguo wa siri au msimbo wa kurejesha, au ujaribu tena baada ya saa moja.',
  'passkey-added': 'Sasa unaweza kuingia kwa kutumia kifaa hiki.',
  'passkey-cancelled': 'Kifaa chako hakikumaliza. Jaribu tena, au uingie kwa njia nyingine.',
  'passkey-expired': 'Hiyo ilichukua muda mrefu mno. Jaribu tena.',
  'passkey-failed': 'Hatukuweza kukagua ufunguo huo wa siri. Jaribu tena, au uingie kwa njia nyingine.',
  'passkey-gone': 'Ufunguo huo wa siri tayari umeondolewa.',
  'passkey-removed': 'Ufunguo huo wa siri haukuingizi tena. Unaweza kuufuta kwenye kifaa chako pia.',
  'passkey-too-many': 'Akaunti yako haiwezi kuwa na funguo za siri zaidi. Ondoa mmoja kwanza.',
  'passkey-unknown': 'Hatuutambui ufunguo huo wa siri. Huenda uliondolewa. Ingia kwa njia nyingine.',
  'provider-confirm':
    'Tayari una akaunti yenye anwani hii. Andika msimbo tuliokutumia kwa barua pepe ili kuziunganisha.',
  'provider-declined': 'Hukuingia. Unaweza kuendelea bila akaunti, au ujaribu tena baadaye.',
  'provider-email-unverified':
    'Huduma hiyo haijathibitisha anwani yako ya barua pepe. Badala yake, ingia kwa msimbo wa barua pepe.',
  'provider-failed': 'Kuingia kwa huduma hiyo hakukufaulu. Jaribu tena, au utumie anwani yako ya barua pepe.',
  'provider-other-email':
    'Huduma hiyo ina anwani yako ya barua pepe iliyo tofauti na ya akaunti hii. Toka kwanza ili uitumie.',
  'provider-unavailable':
    'Hatuwezi kufikia huduma hiyo kwa sasa. Tumia anwani yako ya barua pepe, au ujaribu tena baadaye.',
  'recovery-invalid': 'Anwani na msimbo huo havilingani. Kagua vyote viwili. Kila msimbo hutumika mara moja.',
  required: 'Ingia kwanza.',
  'session-ended': 'Kifaa hicho kimetolewa kwenye akaunti yako.',
  'session-gone': 'Kifaa hicho tayari kimetolewa kwenye akaunti yako.',
  'sessions-ended': 'Sasa umeingia hapa tu.',
  'too-many-mails':
    'Tayari tumetuma barua pepe kadhaa kwa anwani hii. Angalia kikasha na folda ya barua taka, au ujaribu tena baada ya saa moja.',
  'too-many-mails-here':
    'Mtandao wako umeomba barua pepe nyingi mno. Tumia ufunguo wa siri, au ujaribu tena baada ya saa moja.',
} as const
