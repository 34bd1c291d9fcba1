type Gift = { amount: string; supportEmail: string; gift: string }

type MailText = { subject: string; body: string }

/** The receipt of a gift that was given once. */
export function giftMail({ amount, supportEmail, gift }: Gift): MailText {
  return {
    subject: 'Дякуємо за вашу пожертву для Cairn',
    body: `Вітаємо!

Дякуємо за пожертву: ${amount}. Завдяки їй усі уроки лишаються безкоштовними для всіх.

Якщо щось не так, напишіть на ${supportEmail} і вкажіть цей номер: ${gift}
`,
  }
}

/** The receipt of the first month of a monthly gift. */
export function monthlyGiftMail({ amount, supportEmail, gift }: Gift): MailText {
  return {
    subject: 'Дякуємо за вашу щомісячну пожертву для Cairn',
    body: `Вітаємо!

Дякуємо за щомісячну пожертву: ${amount}. Завдяки їй усі уроки лишаються безкоштовними для всіх. Вона повторюється щомісяця,
доки ви її не припините.

Щоб змінити або припинити її, напишіть на ${supportEmail} і вкажіть цей номер: ${gift}
`,
  }
}
