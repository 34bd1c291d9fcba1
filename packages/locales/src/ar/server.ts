/** Words of the few pages that the server writes itself. */
export const server = {
  outbox: {
    title: 'صندوق الصادر المحلي',
    explanation: 'لم يُضبط خادم بريد، لذلك تبقى الرسائل على هذا الجهاز. الأحدث أولًا.',
    empty: 'لم يُرسل شيء بعد.',
  },
  signOut: {
    title: 'تسجيل الخروج من Cairn؟',
    explanation: 'وصلت إلى هنا من موقع آخر، لذلك نودّ التأكد.',
    confirm: 'تسجيل الخروج',
  },
} as const
