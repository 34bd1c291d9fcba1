import type { GiftMailTexts } from '../mail-texts.ts'

export const giftMails: Partial<GiftMailTexts> = {
  giftMail: ({ amount, supportEmail, gift }) => ({
    subject: 'Дякуємо за вашу пожертву для Cairn',
    body: `Вітаємо!

Дякуємо за пожертву: ${amount}. Завдяки їй усі уроки лишаються безкоштовними для всіх.

Якщо щось не так, напишіть на ${supportEmail} і вкажіть цей номер: ${gift}
`,
  }),

  monthlyGiftMail: ({ amount, supportEmail, gift }) => ({
    subject: 'Дякуємо за вашу щомісячну пожертву для Cairn',
    body: `Вітаємо!

Дякуємо за щомісячну пожертву: ${amount}. Завдяки їй усі уроки лишаються безкоштовними для всіх. Вона повторюється щомісяця,
доки ви її не припините.

Щоб змінити або припинити її, напишіть на ${supportEmail} і вкажіть цей номер: ${gift}
`,
  }),

  monthMail: ({ amount, date, supportEmail, gift }) => ({
    subject: 'Квитанція за вашу щомісячну пожертву для Cairn',
    body: `Вітаємо!

Ваша щомісячна пожертва надійшла. Сума: ${amount}, дата: ${date}. Дякуємо! Завдяки їй усі уроки щомісяця лишаються
безкоштовними для всіх.

Якщо ви хочете змінити або припинити її, напишіть на ${supportEmail} і вкажіть цей номер: ${gift}
`,
  }),
}
