export * from './gift-mails.ts'

type SignInMail = { link: string; code: string }

export function signInMail({ link, code }: SignInMail): { subject: string; body: string } {
  return {
    subject: `Tu código para iniciar sesión en Cairn es ${code}`,
    body: `Hola:

Abre este enlace en el navegador donde pediste iniciar sesión:

${link}

O escribe allí este código: ${code}

Ambos sirven una sola vez y caducan en diez minutos. Si no pediste este correo, puedes ignorarlo.
`,
  }
}

/** To the camper's own address, before something that concerns the whole account. */
export function confirmationMail({ code }: { code: string }): MailText {
  return {
    subject: `Tu código de confirmación de Cairn es ${code}`,
    body: `Hola:

Para confirmar que eres tú, escribe este código donde te lo pidieron: ${code}

Sirve una sola vez y caduca en diez minutos. Si no lo pediste, otra persona tiene una sesión abierta en tu cuenta.
Inicia sesión y elige “Cerrar las demás sesiones” en tu configuración.
`,
  }
}

type MailText = { subject: string; body: string }

/** To the new address: opening the link makes it the camper's. */
export function emailChangeMail({ link }: { link: string }): MailText {
  return {
    subject: 'Confirma tu nueva dirección de correo para Cairn',
    body: `Hola:

Para usar esta dirección en tu cuenta, abre este enlace en el navegador donde iniciaste sesión:

${link}

Sirve una sola vez y caduca en quince minutos. Si no pediste este correo, puedes ignorarlo.
`,
  }
}

/** To an address that has an account already, when another person wants it. */
export function emailTakenMail(): MailText {
  return {
    subject: 'Esta dirección de correo ya tiene una cuenta de Cairn',
    body: `Hola:

Alguien, quizá tú, pidió usar esta dirección para otra cuenta de Cairn. Ya pertenece a una, así que no ha cambiado
nada. Si fuiste tú, inicia sesión con esta dirección o elige otra.
`,
  }
}

/** How each change of what lets people into an account is told: the subject, and what happened. */
const changes = {
  'device-signed-out': {
    subject: 'Se cerró la sesión de Cairn en un dispositivo',
    news: 'Desde otro dispositivo se cerró una de las sesiones abiertas de tu cuenta de Cairn.',
  },
  'email-changed': {
    subject: 'Tu dirección de correo en Cairn cambió',
    news: 'Tu cuenta de Cairn ahora tiene otra dirección de correo. Ya no puedes iniciar sesión con esta.',
  },
  'passkey-added': {
    subject: 'Se agregó una llave de acceso a tu cuenta de Cairn',
    news: 'Ahora se puede iniciar sesión en tu cuenta de Cairn con una nueva llave de acceso.',
  },
  'passkey-removed': {
    subject: 'Se eliminó una llave de acceso de tu cuenta de Cairn',
    news: 'Se eliminó una llave de acceso de tu cuenta de Cairn. Ya no puedes iniciar sesión con ella.',
  },
  'recovery-code-used': {
    subject: 'Se usó un código de recuperación de tu cuenta de Cairn',
    news: 'Alguien acaba de iniciar sesión en tu cuenta de Cairn con uno de tus códigos de recuperación.',
  },
  'recovery-codes-made': {
    subject: 'Nuevos códigos de recuperación para tu cuenta de Cairn',
    news: 'Se crearon nuevos códigos de recuperación para tu cuenta de Cairn. Los anteriores ya no funcionan.',
  },
  'service-linked': {
    subject: 'Se vinculó un servicio a tu cuenta de Cairn',
    news: 'Ahora se puede iniciar sesión en tu cuenta de Cairn con una cuenta de otro servicio.',
  },
  'service-unlinked': {
    subject: 'Se desvinculó un servicio de tu cuenta de Cairn',
    news: 'Se desvinculó una cuenta de otro servicio. Ya no sirve para iniciar sesión en tu cuenta de Cairn.',
  },
  'signed-out-elsewhere': {
    subject: 'Se cerró la sesión de Cairn en tus demás dispositivos',
    news: 'Se cerró la sesión de tu cuenta de Cairn en todos los dispositivos menos uno.',
  },
  undone: {
    subject: 'Se deshicieron cambios en tu cuenta de Cairn',
    news: 'Desde otra dirección de correo de tu cuenta de Cairn se deshicieron cambios recientes.',
  },
  'username-changed': {
    subject: 'Tu nombre de usuario en Cairn cambió',
    news: 'Tu cuenta de Cairn ahora tiene otro nombre de usuario.',
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
  const left =
    codesLeft === undefined
      ? ''
      : codesLeft === 1
        ? ' Te queda 1 código sin usar.'
        : ` Te quedan ${codesLeft} códigos sin usar.`
  return {
    subject,
    body: `Hola:

${news}${left}

Si fuiste tú, no tienes que hacer nada. Si no, abre este enlace para recuperar tu cuenta:

${link}

Funciona durante tres días. Antes de que pase nada, la página te muestra qué desharía.
`,
  }
}

/** To the mailbox that has just taken its account back. */
export function takenBackMail(): MailText {
  return {
    subject: 'Recuperaste tu cuenta de Cairn',
    body: `Hola:

Tu cuenta de Cairn volvió a estar como antes de los cambios de los que te avisamos, y cerramos la sesión en todos los
dispositivos. Inicia sesión con un código que enviaremos a esta dirección, revisa si en tu configuración hay algo que
no reconoces y crea nuevos códigos de recuperación si ya no te queda ninguno.
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
    subject: `Reporte de abuso: el perfil de ${username}`,
    body: `Perfil reportado: ${username}

${details}

${reporter ? reporterLines(reporter) : 'La persona que lo reportó eliminó su cuenta.'}
`,
  }
}

function reporterLines({ username, name, email }: NonNullable<Report['reporter']>): string {
  return `Reportado por: ${username}
Nombre: ${name}
Correo: ${email}`
}

/** To a camper who holds every certification of today. */
export function congratulationMail({ name }: { name: string }): MailText {
  return {
    subject: 'Obtuviste todas las certificaciones de Cairn',
    body: `Hola, ${name}:

Acabas de obtener la última certificación que te faltaba. Ahora las tienes todas.

Son meses de trabajo, piedra a piedra. ¡Felicidades! Es un orgullo tenerte aquí.
`,
  }
}
