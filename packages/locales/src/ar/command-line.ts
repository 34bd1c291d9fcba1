/** What the shell does in lessons with scripts. */
export const commandLine = {
  loading: 'جارٍ تجهيز سطر الأوامر… {{percent}}%',
  command: 'يُرجى كتابة أمر.',
  send: 'تنفيذ الأمر',
  files: 'محتوى مجلدك الرئيسي الآن:',
  noFiles: 'مجلدك الرئيسي فارغ الآن.',
  new: '(جديد)',
  moreFiles: 'توجد ملفات أخرى. تعرض القائمة أولها.',
  status: 'انتهى نصك البرمجي بحالة الخروج {{status}}.',
  error: 'السطر {{line}}: \u2068{{message}}\u2069',
  setupError: 'تعذّر إنشاء ملفات هذا الدرس. الخطأ ليس منك. \u2068{{message}}\u2069',
  timeout:
    'أُوقف نصك البرمجي لأنه تجاوز المدة المسموح بها ({{seconds}} ث). ما كتبته في أمان. قد تكون هناك حلقة لا تنتهي: يمكنك البحث عنها ثم التشغيل مرة أخرى.',
} as const
