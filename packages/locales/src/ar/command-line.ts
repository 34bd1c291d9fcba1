/** What the shell does in lessons with scripts. */
export const commandLine = {
  loading: 'يجري تجهيز الصدفة… {{percent}}%',
  command: 'كتابة أمر.',
  send: 'تنفيذ الأمر',
  files: 'المجلد الرئيسي الآن:',
  noFiles: 'المجلد الرئيسي فارغ الآن.',
  new: '(جديد)',
  moreFiles: 'توجد ملفات أخرى. تعرض القائمة أولها.',
  status: 'انتهى النص البرمجي بحالة الخروج {{status}}.',
  error: 'السطر {{line}}: {{message}}',
  setupError: 'تعذر إنشاء ملفات هذا الدرس. ليس هذا خطأ منك. {{message}}',
  timeout:
    'أُوقف النص البرمجي لأنه استغرق أكثر من {{seconds}} ثوانٍ. ما كُتب محفوظ. ينبغي البحث عن حلقة لا تنتهي، ثم التشغيل من جديد.',
} as const
