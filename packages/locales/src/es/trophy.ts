export const trophy = {
  title: 'Verifica tu trofeo',
  explanation:
    'Este paso se completa con un trofeo que consigues en Microsoft Learn. Cuando lo tengas, vuelve aquí para verificarlo.',
  signInFirst: 'Necesitas una cuenta aquí para que podamos registrar tu trofeo.',
  signIn: 'Iniciar sesión',
  verify: 'Verificar trofeo',
  verifying: 'Consultando a Microsoft…',
  recorded: 'Tu trofeo está confirmado y este paso está completado.',
  link: {
    title: 'Vincula tu cuenta de Microsoft',
    explanation:
      'Para ver tus trofeos necesitamos tu nombre de usuario en Microsoft Learn. Comparte el expediente de tu perfil de Microsoft Learn y pega su enlace. Lo usamos una sola vez, para leer ese nombre.',
    steps: {
      open: 'Abre tu perfil en Microsoft Learn y elige Transcript (Expediente).',
      share: 'Elige Share link (Compartir vínculo) y luego Copy link (Copiar vínculo).',
      paste: 'Pega el enlace abajo. Se ve así:',
    },
    label: 'Enlace a tu expediente',
    submit: 'Vincular mi cuenta',
    submitting: 'Vinculando…',
    problems: {
      'not-a-link': 'Esto todavía no es un enlace. Copia el enlace completo, desde https:// hasta el final.',
      'not-https': 'Este enlace empieza con http://. El enlace a un expediente empieza con https://.',
      'other-site':
        'Este enlace lleva a otro sitio. El enlace a un expediente empieza con https://learn.microsoft.com/.',
      'other-page':
        'Esta es otra página de Microsoft Learn. Abre allí tu expediente y elige Share link (Compartir vínculo).',
      'has-more':
        'Hay algo después del identificador del expediente. Bórralo, para que el enlace termine en el identificador.',
      example: 'Este es nuestro ejemplo. Usa el enlace a tu propio expediente.',
    },
  },
  account: {
    title: 'Cuenta de Microsoft',
    linked: 'Tu cuenta de Microsoft: {{name}}',
    unlink: 'Desvincular esta cuenta',
    confirm: {
      title: '¿Desvincular tu cuenta de Microsoft?',
      text: 'Olvidamos el nombre {{name}}. Los trofeos que ya verificaste siguen verificados. Para verificar otro, vincula tu cuenta de nuevo.',
      keep: 'Dejarla vinculada',
    },
  },
} as const
