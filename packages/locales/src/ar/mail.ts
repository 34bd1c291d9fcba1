export * from './gift-mails.ts'

type SignInMail = { link: string; code: string }

export function signInMail({ link, code }: SignInMail): { subject: string; body: string } {
  return {
    subject: `رمز تسجيل الدخول إلى Cairn هو ${code}`,
    body: `مرحبًا،

لتسجيل الدخول يُرجى فتح هذا الرابط في المتصفح الذي طلبته منه:

${link}

أو كتابة هذا الرمز هناك: ${code}

يعمل كل منهما مرة واحدة، وتنتهي صلاحيتهما بعد عشر دقائق. إذا لم تصدر هذه الرسالة عن طلب منك فيمكنك تجاهلها.
`,
  }
}

/** To the camper's own address, before something that concerns the whole account. */
export function confirmationMail({ code }: { code: string }): MailText {
  return {
    subject: `رمز التأكيد من Cairn هو ${code}`,
    body: `مرحبًا،

لتأكيد هويتك يُرجى كتابة هذا الرمز حيث طُلب منك: ${code}

يعمل مرة واحدة، وتنتهي صلاحيته بعد عشر دقائق. إذا لم يكن الطلب منك، فهناك شخص آخر دخل إلى حسابك. عندئذ يلزم تسجيل
الدخول ثم اختيار «تسجيل الخروج من كل مكان آخر» في الإعدادات.
`,
  }
}

type MailText = { subject: string; body: string }

/** To the new address: opening the link makes it the camper's. */
export function emailChangeMail({ link }: { link: string }): MailText {
  return {
    subject: 'تأكيد عنوان بريدك الإلكتروني الجديد لدى Cairn',
    body: `مرحبًا،

لاستخدام هذا العنوان في حسابك يُرجى فتح هذا الرابط في المتصفح الذي سجّلت الدخول فيه:

${link}

يعمل مرة واحدة، وتنتهي صلاحيته بعد خمس عشرة دقيقة. إذا لم تصدر هذه الرسالة عن طلب منك فيمكنك تجاهلها.
`,
  }
}

/** To an address that has an account already, when another person wants it. */
export function emailTakenMail(): MailText {
  return {
    subject: 'لهذا العنوان حساب قائم لدى Cairn',
    body: `مرحبًا،

وصلنا طلب، منك أو من شخص آخر، لاستخدام هذا العنوان في حساب Cairn مختلف. لكنه يخصّ حسابًا قائمًا، لذلك لم يتغيّر شيء.
إذا كان الطلب منك فيمكنك تسجيل الدخول بهذا العنوان أو اختيار عنوان آخر.
`,
  }
}

/** How each change of what lets people into an account is told: the subject, and what happened. */
const changes = {
  'device-signed-out': {
    subject: 'سُجّل خروج أحد أجهزتك من Cairn',
    news: 'سُجّل خروج أحد الأجهزة المتصلة بحسابك لدى Cairn، وكان ذلك من جهاز آخر.',
  },
  'email-changed': {
    subject: 'تغيّر عنوان بريدك الإلكتروني لدى Cairn',
    news: 'صار لحسابك لدى Cairn عنوان بريد إلكتروني آخر. لم يعد تسجيل الدخول بهذا العنوان ممكنًا.',
  },
  'passkey-added': {
    subject: 'أُضيف مفتاح مرور إلى حسابك لدى Cairn',
    news: 'يمكن الآن تسجيل الدخول إلى حسابك لدى Cairn بمفتاح مرور جديد.',
  },
  'passkey-removed': {
    subject: 'أُزيل مفتاح مرور من حسابك لدى Cairn',
    news: 'أُزيل مفتاح مرور من حسابك لدى Cairn. لم يعد تسجيل الدخول به ممكنًا.',
  },
  'recovery-code-used': {
    subject: 'استُخدم رمز استرداد لحسابك لدى Cairn',
    news: 'استُخدم أحد رموز الاسترداد قبل لحظات لتسجيل الدخول إلى حسابك لدى Cairn.',
  },
  'recovery-codes-made': {
    subject: 'رموز استرداد جديدة لحسابك لدى Cairn',
    news: 'أُنشئت رموز استرداد جديدة لحسابك لدى Cairn. لم تعد الرموز السابقة تعمل.',
  },
  'service-linked': {
    subject: 'رُبطت خدمة بحسابك لدى Cairn',
    news: 'يمكن الآن تسجيل الدخول إلى حسابك لدى Cairn بحساب في خدمة أخرى.',
  },
  'service-unlinked': {
    subject: 'أُلغي ربط خدمة بحسابك لدى Cairn',
    news: 'أُلغي ربط حساب في خدمة أخرى. لم يعد تسجيل الدخول به إلى حسابك لدى Cairn ممكنًا.',
  },
  'signed-out-elsewhere': {
    subject: 'سُجّل خروج أجهزتك الأخرى من Cairn',
    news: 'سُجّل خروج كل الأجهزة من حسابك لدى Cairn ما عدا جهازًا واحدًا.',
  },
  undone: {
    subject: 'تم التراجع عن تغييرات في حسابك لدى Cairn',
    news: 'تم التراجع عن تغييرات حديثة في حسابك لدى Cairn من عنوان آخر من عناوين بريده الإلكتروني.',
  },
  'username-changed': {
    subject: 'تغيّر اسم المستخدم الخاص بك لدى Cairn',
    news: 'صار لحسابك لدى Cairn اسم مستخدم آخر.',
  },
} as const

type ChangeNotice = {
  link: string
  /** After a recovery code was used. */
  codesLeft?: number | undefined
}

/** To every mailbox that can take the change back. */
export function accountChangedMail(kind: keyof typeof changes, { link, codesLeft }: ChangeNotice): MailText {
  const { subject, news } = changes[kind]
  const left = codesLeft === undefined ? '' : ` عدد الرموز التي لم تُستخدم بعد: ${codesLeft}.`
  return {
    subject,
    body: `مرحبًا،

${news}${left}

إذا كان هذا منك فلا داعي لفعل أي شيء. وإلا فيمكنك استعادة حسابك بفتح هذا الرابط:

${link}

يعمل الرابط ثلاثة أيام. وتعرض الصفحة التغييرات التي ستُلغى قبل أن يحدث أي شيء.
`,
  }
}

/** To the mailbox that has just taken its account back. */
export function takenBackMail(): MailText {
  return {
    subject: 'عاد إليك حسابك لدى Cairn',
    body: `مرحبًا،

عاد حسابك لدى Cairn إلى ما كان عليه قبل التغييرات التي أخبرناك بها، وسُجّل الخروج من كل الأجهزة. يمكنك تسجيل الدخول
برمز نرسله إلى هذا العنوان، ثم مراجعة إعداداتك بحثًا عن أي شيء غير مألوف، وإنشاء رموز استرداد جديدة إن لم يبق لديك
منها شيء.
`,
  }
}

type Report = {
  username: string
  details: string
  /** Null when their account has been deleted since. */
  reporter: { username: string; name: string; email: string } | null
}

/** To the operator, with a copy to the reporter. */
export function reportMail({ username, details, reporter }: Report): MailText {
  return {
    subject: `بلاغ عن إساءة: الملف الشخصي لـ ${username}`,
    body: `الملف الشخصي المبلَّغ عنه: ${username}

${details}

${reporter ? reporterLines(reporter) : 'حُذف حساب صاحب البلاغ.'}
`,
  }
}

function reporterLines({ username, name, email }: NonNullable<Report['reporter']>): string {
  return `البلاغ من: ${username}
الاسم: ${name}
البريد الإلكتروني: ${email}`
}

/** To a camper who holds every certification of today. */
export function congratulationMail({ name }: { name: string }): MailText {
  return {
    subject: 'نلت كل شهادات Cairn',
    body: `مرحبًا ${name}،

استلمت للتوّ آخر شهادة كانت باقية. الآن صارت كلها لديك.

إنه عمل أشهر، حجرًا بعد حجر. تهانينا! نفخر بوجودك معنا.
`,
  }
}
