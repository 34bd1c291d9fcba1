export const trophy = {
  title: 'التحقق من كأسك',
  explanation:
    'يكتمل هذا الدرس بكأس تُمنح لك في Microsoft Learn. بعد الفوز بها يمكنك العودة إلى هنا للتحقق منها.',
  signInFirst: 'يلزم حساب هنا لكي نسجّل كأسك.',
  signIn: 'تسجيل الدخول',
  verify: 'التحقق من الكأس',
  verifying: 'نسأل Microsoft…',
  recorded: 'تم تأكيد كأسك، واكتمل هذا الدرس.',
  link: {
    title: 'ربط حسابك لدى Microsoft',
    explanation:
      'لرؤية كؤوسك نحتاج إلى اسم المستخدم الخاص بك في Microsoft Learn. يُرجى مشاركة سجل التعلّم من ملفك الشخصي في Microsoft Learn ولصق رابطه هنا. نستخدمه مرة واحدة لقراءة ذلك الاسم.',
    steps: {
      open: 'فتح ملفك الشخصي في Microsoft Learn واختيار سجل التعلّم (Transcript).',
      share: 'اختيار مشاركة الرابط (Share link)، ثم نسخ الرابط (Copy link).',
      paste: 'لصق الرابط في الأسفل. يكون على هذا الشكل:',
    },
    label: 'رابط سجل التعلّم',
    submit: 'ربط حسابي',
    submitting: 'جارٍ الربط…',
    problems: {
      'not-a-link': 'هذا ليس رابطًا بعد. يُرجى نسخ الرابط كاملًا، من https:// إلى آخره.',
      'not-https': 'يبدأ هذا الرابط بـ http://، أما رابط سجل التعلّم فيبدأ بـ https://.',
      'other-site': 'يؤدي هذا الرابط إلى موقع آخر. رابط سجل التعلّم يبدأ بـ https://learn.microsoft.com/.',
      'other-page':
        'هذه صفحة أخرى في Microsoft Learn. يُرجى فتح سجل التعلّم هناك واختيار مشاركة الرابط (Share link).',
      'has-more': 'بعد معرّف السجل شيء زائد. يُرجى حذفه لينتهي الرابط بالمعرّف.',
      example: 'هذا مثالنا. المطلوب رابط سجل التعلّم الخاص بك.',
    },
  },
  account: {
    title: 'حساب Microsoft',
    linked: 'حسابك لدى Microsoft: {{name}}',
    unlink: 'إلغاء ربط هذا الحساب',
    confirm: {
      title: 'إلغاء ربط حسابك لدى Microsoft؟',
      text: 'سننسى الاسم {{name}}. الكؤوس التي سبق التحقق منها تبقى مسجّلة. وللتحقق من كأس أخرى يلزم ربط حسابك من جديد.',
      keep: 'إبقاء الربط',
    },
  },
} as const
