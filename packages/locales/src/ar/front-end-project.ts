/** The page of a front-end project, which is built here or submitted as a link. */
export const frontEndProject = {
  ways: {
    title: 'أين سيكون بناء المشروع؟',
    here: 'بناؤه هنا',
    hereNote: 'في المحرّر، في هذه الصفحة. تُحفظ شيفرتك أثناء الكتابة.',
    link: 'تسليم رابط',
    linkNote: 'بناؤه في أي مكان يناسبك، ثم إرسال عنوانه إلينا.',
  },
  stories: {
    title: 'هل يؤدي مشروعك كل المطلوب؟',
    text: 'حان وقت نظرة أخيرة: يُرجى تجربة مشروعك في المعاينة، ومقارنته بما يطلبه الدرس نقطةً نقطة. سيراه الآخرون في ملفك الشخصي ومع شهادتك.',
    confirm: 'نعم، يؤدي كل المطلوب',
    close: 'متابعة العمل',
  },
  finished: 'اكتمل مشروعك.',
} as const
