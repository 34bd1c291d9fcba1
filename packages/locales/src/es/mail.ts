import type { MailTexts } from '../mail-texts.ts'
import { giftMails } from './gift-mails.ts'

export const mails: Partial<MailTexts> = {
  ...giftMails,

  signInMail: ({ link, code }) => ({
    subject: `Tu código para iniciar sesión en Cairn es ${code}`,
    body: `Hola:

Abre este enlace en el navegador donde pediste iniciar sesión:

${link}

O escribe allí este código: ${code}

Ambos sirven una sola vez y caducan en diez minutos. Si no pediste este correo, puedes ignorarlo.
`,
  }),

  confirmationMail: ({ code }) => ({
    subject: `Tu código de confirmación de Cairn es ${code}`,
    body: `Hola:

Para confirmar que eres tú, escribe este código donde te lo pidieron: ${code}

Sirve una sola vez y caduca en diez minutos. Si no lo pediste, otra persona tiene una sesión abierta en tu cuenta.
Inicia sesión y elige “Cerrar las demás sesiones” en tu configuración.
`,
  }),

  emailChangeMail: ({ link }) => ({
    subject: 'Confirma tu nueva dirección de correo para Cairn',
    body: `Hola:

Para usar esta dirección en tu cuenta, abre este enlace en el navegador donde iniciaste sesión:

${link}

Sirve una sola vez y caduca en quince minutos. Si no pediste este correo, puedes ignorarlo.
`,
  }),

  emailTakenMail: () => ({
    subject: 'Esta dirección de correo ya tiene una cuenta de Cairn',
    body: `Hola:

Alguien, quizá tú, pidió usar esta dirección para otra cuenta de Cairn. Ya pertenece a una, así que no ha cambiado
nada. Si fuiste tú, inicia sesión con esta dirección o elige otra.
`,
  }),

  accountChanges: {
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
  },

  codesLeft: (count) =>
    count === 1 ? ' Te queda 1 código sin usar.' : ` Te quedan ${count} códigos sin usar.`,

  accountChangedBody: ({ news, link }) => `Hola:

${news}

Si fuiste tú, no tienes que hacer nada. Si no, abre este enlace para recuperar tu cuenta:

${link}

Funciona durante tres días. Antes de que pase nada, la página te muestra qué desharía.
`,

  takenBackMail: () => ({
    subject: 'Recuperaste tu cuenta de Cairn',
    body: `Hola:

Tu cuenta de Cairn volvió a estar como antes de los cambios de los que te avisamos, y cerramos la sesión en todos los
dispositivos. Inicia sesión con un código que enviaremos a esta dirección, revisa si en tu configuración hay algo que
no reconoces y crea nuevos códigos de recuperación si ya no te queda ninguno.
`,
  }),

  reportMail: ({ username, details, reporter }) => ({
    subject: `Reporte de abuso: el perfil de ${username}`,
    body: `Perfil reportado: ${username}

${details}

${reporter}
`,
  }),

  reporter: ({ username, name, email }) => `Reportado por: ${username}
Nombre: ${name}
Correo: ${email}`,

  reporterIsGone: 'La persona que lo reportó eliminó su cuenta.',

  congratulationMail: ({ name }) => ({
    subject: 'Obtuviste todas las certificaciones de Cairn',
    body: `Hola, ${name}:

Acabas de obtener la última certificación que te faltaba. Ahora las tienes todas.

Son meses de trabajo, piedra a piedra. ¡Felicidades! Es un orgullo tenerte aquí.
`,
  }),
}
