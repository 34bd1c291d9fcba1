import type { GiftMailTexts } from '../mail-texts.ts'

export const giftMails: Partial<GiftMailTexts> = {
  giftMail: ({ amount, supportEmail, gift }) => ({
    subject: 'شكرًا على تبرعك لـ Cairn',
    body: `مرحبًا،

شكرًا على تبرعك بمبلغ ${amount}. بفضله تبقى كل الدروس مجانية للجميع.

إذا كان هناك خطأ ما فيُرجى الكتابة إلى ${supportEmail} مع ذكر هذا الرقم: ${gift}
`,
  }),

  monthlyGiftMail: ({ amount, supportEmail, gift }) => ({
    subject: 'شكرًا على تبرعك الشهري لـ Cairn',
    body: `مرحبًا،

شكرًا على تبرعك بمبلغ ${amount} شهريًا. بفضله تبقى كل الدروس مجانية للجميع. يستمر التبرع كل شهر حتى تطلب إنهاءه.

لتغييره أو إنهائه يُرجى الكتابة إلى ${supportEmail} مع ذكر هذا الرقم: ${gift}
`,
  }),

  monthMail: ({ amount, date, supportEmail, gift }) => ({
    subject: 'إيصال تبرعك الشهري لـ Cairn',
    body: `مرحبًا،

وصل تبرعك الشهري بمبلغ ${amount} في ${date}. شكرًا جزيلًا! بفضله تبقى كل الدروس مجانية للجميع شهرًا بعد شهر.

لتغييره أو إنهائه يُرجى الكتابة إلى ${supportEmail} مع ذكر هذا الرقم: ${gift}
`,
  }),
}
