export * from './gift-mails.ts'

type SignInMail = { link: string; code: string }

export function signInMail({ link, code }: SignInMail): { subject: string; body: string } {
  return {
    subject: `Ваш код для входу в Cairn: ${code}`,
    body: `Вітаємо!

Відкрийте це посилання в тому браузері, де ви хочете увійти:

${link}

Або введіть там цей код: ${code}

Обоє діють один раз, упродовж десяти хвилин. Якщо ви не замовляли цього листа, просто не зважайте на нього.
`,
  }
}

/** To the camper's own address, before something that concerns the whole account. */
export function confirmationMail({ code }: { code: string }): MailText {
  return {
    subject: `Ваш код підтвердження для Cairn: ${code}`,
    body: `Вітаємо!

Щоб підтвердити, що це ви, введіть цей код там, де вас про нього запитали: ${code}

Він діє один раз, упродовж десяти хвилин. Якщо ви його не замовляли, у вашому обліковому записі є хтось інший.
Увійдіть і виберіть у налаштуваннях «Вийти на всіх інших пристроях».
`,
  }
}

type MailText = { subject: string; body: string }

/** To the new address: opening the link makes it the camper's. */
export function emailChangeMail({ link }: { link: string }): MailText {
  return {
    subject: 'Підтвердьте свою нову адресу для Cairn',
    body: `Вітаємо!

Щоб ваш обліковий запис мав цю адресу, відкрийте це посилання в тому браузері, де ви увійшли:

${link}

Воно діє один раз, упродовж п’ятнадцяти хвилин. Якщо ви не замовляли цього листа, просто не зважайте на нього.
`,
  }
}

/** To an address that has an account already, when another person wants it. */
export function emailTakenMail(): MailText {
  return {
    subject: 'Ця адреса вже має обліковий запис Cairn',
    body: `Вітаємо!

Ви або хтось інший хотіли використати цю адресу для іншого облікового запису Cairn. Вона вже належить одному, тож
нічого не змінилося. Якщо це були ви, увійдіть із цією адресою або виберіть іншу.
`,
  }
}

/** How each change of what lets people into an account is told: the subject, and what happened. */
const changes = {
  'device-signed-out': {
    subject: 'На одному з пристроїв завершено сеанс Cairn',
    news: 'На одному з пристроїв, де ви увійшли в Cairn, сеанс завершили з іншого пристрою.',
  },
  'email-changed': {
    subject: 'Вашу адресу пошти в Cairn змінено',
    news: 'Ваш обліковий запис Cairn тепер має іншу адресу пошти. З цією адресою увійти вже не можна.',
  },
  'passkey-added': {
    subject: 'До вашого облікового запису Cairn додано ключ доступу',
    news: 'У ваш обліковий запис Cairn тепер можна увійти з новим ключем доступу.',
  },
  'passkey-removed': {
    subject: 'З вашого облікового запису Cairn вилучено ключ доступу',
    news: 'З вашого облікового запису Cairn вилучено ключ доступу. Увійти з ним уже не можна.',
  },
  'recovery-code-used': {
    subject: 'Використано код відновлення вашого облікового запису Cairn',
    news: 'Щойно у ваш обліковий запис Cairn увійшли з одним із ваших кодів відновлення.',
  },
  'recovery-codes-made': {
    subject: 'Нові коди відновлення вашого облікового запису Cairn',
    news: 'Для вашого облікового запису Cairn створено нові коди відновлення. Попередні більше не діють.',
  },
  'service-linked': {
    subject: 'До вашого облікового запису Cairn прив’язано сервіс',
    news: 'У ваш обліковий запис Cairn тепер можна увійти через обліковий запис іншого сервісу.',
  },
  'service-unlinked': {
    subject: 'Від вашого облікового запису Cairn від’єднано сервіс',
    news: 'Обліковий запис іншого сервісу від’єднано. Увійти через нього у ваш обліковий запис Cairn уже не можна.',
  },
  'signed-out-elsewhere': {
    subject: 'На інших ваших пристроях завершено сеанси Cairn',
    news: 'На всіх пристроях, крім одного, сеанси вашого облікового запису Cairn завершено.',
  },
  undone: {
    subject: 'Зміни у вашому обліковому записі Cairn скасовано',
    news: 'Останні зміни у вашому обліковому записі Cairn скасовано з іншої його адреси пошти.',
  },
  'username-changed': {
    subject: 'Ваше ім’я користувача в Cairn змінено',
    news: 'Ваш обліковий запис Cairn тепер має інше ім’я користувача.',
  },
} as const

type ChangeNotice = {
  link: string
  /** After a recovery code was used. */
  codesLeft?: number | undefined
}

/** To every mailbox that can take the change back. */
export function accountChangedMail(kind: keyof typeof changes, { link, codesLeft }: ChangeNotice): MailText {
  const { subject, news } = changes[kind]
  const left = codesLeft === undefined ? '' : ` Невикористаних кодів залишилося: ${codesLeft}.`
  return {
    subject,
    body: `Вітаємо!

${news}${left}

Якщо це були ви, нічого робити не треба. Якщо ні, відкрийте це посилання, щоб повернути собі обліковий запис:

${link}

Воно діє три дні. Сторінка спершу покаже, що саме буде скасовано.
`,
  }
}

/** To the mailbox that has just taken its account back. */
export function takenBackMail(): MailText {
  return {
    subject: 'Ви повернули собі обліковий запис Cairn',
    body: `Вітаємо!

Ваш обліковий запис Cairn знову такий, як до змін, про які ми писали, і на всіх пристроях сеанси завершено. Увійдіть
з кодом, який ми надішлемо на цю адресу, перевірте, чи немає в налаштуваннях чогось незнайомого, і створіть нові коди
відновлення, якщо їх не залишилося.
`,
  }
}

type Report = {
  username: string
  details: string
  /** Null when their account has been deleted since. */
  reporter: { username: string; name: string; email: string } | null
}

/** To the operator, with a copy to the reporter. */
export function reportMail({ username, details, reporter }: Report): MailText {
  return {
    subject: `Скарга на профіль: ${username}`,
    body: `Профіль, на який скаржаться: ${username}

${details}

${reporter ? reporterLines(reporter) : 'Обліковий запис, з якого надіслали скаргу, видалено.'}
`,
  }
}

function reporterLines({ username, name, email }: NonNullable<Report['reporter']>): string {
  return `Від кого: ${username}
Ім’я: ${name}
Пошта: ${email}`
}

/** To a camper who holds every certification of today. */
export function congratulationMail({ name }: { name: string }): MailText {
  return {
    subject: 'Ви отримали всі сертифікати Cairn',
    body: `Вітаємо, ${name}!

Ви щойно отримали останній сертифікат, який у нас був. Тепер у вас є всі.

Це місяці праці, камінь за каменем. Ми пишаємося, що ви з нами!
`,
  }
}
