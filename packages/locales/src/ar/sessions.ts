export const sessions = {
  title: 'الأجهزة التي سجّلت الدخول منها',
  lead: 'هل بينها جهاز لا يخصّك؟ يمكنك تسجيل خروجه، ويسري ذلك فورًا.',
  device: '{{browser}} على {{system}}',
  unknownDevice: 'جهاز غير معروف',
  here: 'هذا الجهاز',
  since: 'تسجيل الدخول: {{when}}',
  seen: 'آخر استخدام: {{when}}',
  end: 'تسجيل الخروج',
  endOne: 'تسجيل خروج {{device}}، وكان الدخول في {{when}}',
  endOthers: 'تسجيل الخروج من كل مكان آخر',
  loading: 'جارٍ البحث عن أجهزتك…',
} as const
