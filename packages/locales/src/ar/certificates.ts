/** The section of the settings. */
export const certifications = {
  title: 'الشهادات',
  explanation:
    'بعد إتمام مشاريع الشهادة يمكنك استلامها. ويمكن للآخرين فتح وثائق شهاداتك ما دام ملفك الشخصي يعرض شهاداتك وسجلّك الزمني.',
  current: 'الشهادات الحالية',
  legacy: 'الشهادات السابقة',
  french: {
    title: 'وثائق شهادات بالفرنسية',
    explanation: 'تجمع كل وثيقة عدة شهادات، وتظهر بعد استلامها كلها.',
  },
  titled: 'شهادة {{title}}',
  held: 'مستلَمة',
  done: 'أُنجز {{done}} من {{total}}',
  project: 'المشروع',
  certification: 'الشهادة',
  state: 'الحالة',
  finished: 'منجز',
  open: 'لم يُنجز بعد',
  claim: 'استلام الشهادة',
  claimOf: 'استلام الشهادة: {{title}}',
  show: 'عرض الشهادة',
  showOf: 'عرض الشهادة: {{title}}',
} as const

/** The page of a certificate. */
export const certificate = {
  pageTitle: '{{holder}}: {{title}}',
  description: 'شهادة {{title}} من Cairn، مُنحت إلى {{holder}}.',
  certifies: 'تُمنح هذه الشهادة إلى',
  earned: 'تقديرًا للنجاح في إتمام متطلبات',
  hours: 'نحو {{hours, number}} ساعة من العمل',
  issued: 'تاريخ الإصدار: {{date}}',
  signatureNote: 'مدرسة برمجة مجانية',
  partner: 'Microsoft',
  partnerNote: 'شريك في هذه الشهادة',
  check: 'للتحقق من صحتها:',
  actions: 'طباعة أو مشاركة',
  print: 'طباعة',
  linkedin: 'إضافة إلى LinkedIn',
  x: 'مشاركة على X',
  xText: 'حصلت على شهادة {{title}} من Cairn: {{address}}',
  work: 'المشاريع',
  honesty: 'تعهُّد {{holder}}: «{{pledge}}»',
  report: 'هل يبدو هذا العمل منسوخًا؟ نودّ أن نعرف.',
  home: 'إلى الصفحة الرئيسية',
  profile: 'إلى الملف الشخصي',
  none: 'لم نعثر على الشهادة',
} as const
