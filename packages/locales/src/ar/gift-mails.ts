type Gift = { amount: string; supportEmail: string; gift: string }

type MailText = { subject: string; body: string }

/** The receipt of a gift that was given once. */
export function giftMail({ amount, supportEmail, gift }: Gift): MailText {
  return {
    subject: 'شكرًا على تبرعك لـ Cairn',
    body: `مرحبًا،

شكرًا على تبرعك بمبلغ ${amount}. بفضله تبقى كل الدروس مجانية للجميع.

إذا كان هناك خطأ ما فيُرجى الكتابة إلى ${supportEmail} مع ذكر هذا الرقم: ${gift}
`,
  }
}

/** The receipt of the first month of a monthly gift. */
export function monthlyGiftMail({ amount, supportEmail, gift }: Gift): MailText {
  return {
    subject: 'شكرًا على تبرعك الشهري لـ Cairn',
    body: `مرحبًا،

شكرًا على تبرعك بمبلغ ${amount} شهريًا. بفضله تبقى كل الدروس مجانية للجميع. يستمر التبرع كل شهر حتى تطلب إنهاءه.

لتغييره أو إنهائه يُرجى الكتابة إلى ${supportEmail} مع ذكر هذا الرقم: ${gift}
`,
  }
}
