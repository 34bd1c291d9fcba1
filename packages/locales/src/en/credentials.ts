/** Whether a certificate is genuine, on its page and on the page that checks files. */
export const credential = {
  title: 'Is it genuine?',
  checking: 'Your browser is checking the signature…',
  verdict: {
    valid: 'Genuine. It is unchanged since the school signed it, and still valid.',
    changed: 'Not genuine. It was changed after it was signed.',
    unknownKey: 'Not genuine, or from another school: none of this school’s keys has signed it.',
    revokedKey: 'Not valid. The key that signed it may have been stolen, so the school has revoked that key.',
    revoked: 'No longer valid. The school has revoked it.',
    suspended: 'Not valid at present. The school has suspended it.',
    unknownStatus:
      'The signature is genuine, but this check could not find out whether the school has revoked the certificate.',
    unreadable: 'There is no certificate in this file.',
  },
  failed: 'The check did not work. Check your connection, and try again.',
  insecure:
    'Browsers check signatures on secure pages only (https). Download the certificate and check it elsewhere.',
  retry: 'Check again',
  waiting:
    'Not signed yet. The school is running the tests of the certificate’s projects again, and will sign it as soon as they all pass.',
  refused: 'Not signed: the project “{{title}}” did not pass when the school ran its tests again.',
  refusedAdvice:
    'Open the project, make its tests pass, and submit it again. The school then signs your certificate automatically.',
  takenBack: 'The school has revoked this certificate.',
  explanation:
    'Your browser does the check itself, with the school’s public keys. Employers can do the same with any verifier of Open Badges 3.0.',
  downloads: 'Download the signed certificate',
  otherName: 'It was signed with a name that its holder no longer shows, so it cannot be downloaded.',
  json: 'Data (JSON)',
  svg: 'Badge (SVG)',
  png: 'Badge (PNG)',
  permanent: 'Permanent link',
  checkFile: 'Check a file',
  reissue: 'Sign it again with my current name',
  reissueAdvice: 'The certificate gets a new number, and earlier downloads stop being valid.',
  verifier: {
    title: 'Check a certificate',
    explanation:
      'Choose a certificate that was downloaded from this school. It is checked in your browser and sent nowhere.',
    file: 'Certificate (JSON, SVG or PNG)',
    holder: 'Holder',
    nameless: 'not named',
    certification: 'Certification',
    earned: 'Earned',
    school: 'School',
    asOf: 'This page has the school’s keys and its list of revoked certificates as of {{date}}.',
    save: 'Save this page to be able to check certificates without the school: it also works as a file.',
  },
} as const
