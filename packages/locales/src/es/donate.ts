export const donate = {
  title: 'Apoya a Cairn',
  name: 'Donar',
  description:
    'Todas las lecciones son gratis para todo el mundo. Las donaciones pagan los servidores y el trabajo en las lecciones.',
  intro:
    'Cada lección es gratis, para todo el mundo y sin publicidad. Sigue así porque algunas personas dan un poco. Si puedes dar algo, gracias. Si no puedes, esta sigue siendo tu casa.',
  closed: {
    title: 'Esta escuela no recibe donaciones',
    text: 'Aquí todo es gratis y no hay nada que pagar. Si te gusta, cuéntaselo a alguien.',
    learn: 'Ver todos los cursos',
  },
  scripts:
    'Para pagar hacen falta scripts, y este navegador no los ejecuta. Actívalos para esta página o ábrela en otro navegador.',
  demo: 'Esto es un ensayo: no se mueve dinero.',
  often: { label: 'Con qué frecuencia', month: 'Cada mes', onetime: 'Una vez' },
  amount: { label: 'Cuánto', hours: '{{hours}} horas de aprendizaje para alguien' },
  sum: { month: '{{amount}} al mes', onetime: '{{amount}} una vez' },
  goOn: 'Continuar:',
  chosen: 'Tu donación: {{sum}}',
  edit: 'Cambiar',
  ways: {
    label: '¿Cómo quieres pagar?',
    card: 'Tarjeta o billetera',
    paypal: 'PayPal',
    patreon: 'Patreon',
    patreonNote: 'Patreon es otro sitio. Lo que des allí no queda registrado aquí.',
    goToPaypal: 'Ir a PayPal',
  },
  card: {
    label: 'Tarjeta',
    wallet: 'Billetera',
    give: 'Donar {{sum}}',
    signIn: 'Iniciar sesión para pagar con tarjeta',
    signInNote:
      'La tarjeta es para quienes iniciaron sesión y completaron tres lecciones. Así no se prueban tarjetas robadas.',
    safety: 'El número de tu tarjeta va directo al servicio de pago. Nunca lo vemos.',
  },
  rehearsal: {
    label: '¿Qué tarjeta quieres probar?',
    demo_ok: 'Una tarjeta que funciona',
    demo_declined: 'Una tarjeta rechazada',
    demo_action: 'Una tarjeta que te pide confirmar',
  },
  states: {
    loading: 'Cargando el formulario de pago…',
    slow: 'El formulario de pago está tardando. Puedes esperar o pagar de otra manera. No se ha cobrado nada.',
    blocked:
      'No se pudo cargar el formulario de pago. Quizá lo impide un bloqueador de contenido o tu red. Permítelo en esta página o paga de otra manera. No se ha cobrado nada.',
    again: 'Intentar de nuevo',
    processing: 'Un momento, tu donación está en camino…',
    authenticating: 'Tu banco te pide que confirmes. Busca su ventana o su aplicación.',
    approving: 'PayPal ha abierto una ventana. Termina allí y después vuelve aquí.',
    asking: 'Estamos preguntando al servicio de pago si llegó tu donación…',
    unclear:
      'Aún no sabemos si llegó tu donación. No dones otra vez, por favor: te enviaremos un recibo por correo cuando llegue.',
    askAgain: 'Preguntar de nuevo',
    cancelled: 'Te detuviste antes de pagar. No se cobró nada y lo que elegiste sigue aquí.',
    'error-2': 'Algo salió mal y tu donación no llegó. Intenta de nuevo en un momento.',
    'error-3': 'No se abrió la página para cambiar tu tarjeta. Intenta de nuevo en un momento.',
    'authorization-failed':
      'Tu banco no confirmó este pago, así que no se cobró nada. Intenta de nuevo o usa otra tarjeta.',
  },
  done: {
    title: '¡Gracias!',
    text: 'Tu donación mantiene las lecciones gratis para todo el mundo. Te enviamos un recibo por correo.',
    news: 'Lo que tu donación hace posible',
    supporters: 'Ver qué recibes',
    learn: 'Volver a los cursos',
  },
  already: {
    title: 'Gracias por tu apoyo',
    text: 'Ya donas, y eso ayuda más de lo que crees. No hace falta nada más.',
    card: 'Cambiar tu tarjeta',
  },
  change: {
    paypal:
      'Tu donación mensual se paga con PayPal. Tu cuenta de PayPal la muestra en su configuración, entre los pagos automáticos. Allí puedes elegir otra tarjeta o cuenta, o terminarla.',
    patreon:
      'Las donaciones por Patreon no se registran aquí. Puedes cambiar o terminar la tuya en la configuración de Patreon, en tus membresías.',
  },
  settings: 'Ir a tu configuración',
  money: {
    title: 'Lo que hace tu donación',
    items: [
      'Paga los servidores que revisan código día y noche.',
      'Paga el tiempo de escribir lecciones, traducirlas y corregir lo que nos cuentas.',
      'Mantiene todo abierto para quienes no pueden pagar.',
    ],
  },
  questions: {
    title: 'Preguntas y respuestas',
    stop: {
      question: '¿Cómo termino una donación mensual?',
      answer:
        'Escríbenos cuando quieras y la terminamos antes del próximo pago. Con PayPal también puedes hacerlo allí.',
    },
    receipt: { question: '¿Recibo un comprobante?', answer: 'Sí, por correo, de cada pago.' },
    safe: {
      question: '¿Está segura mi tarjeta?',
      answer: 'El número va de tu navegador directo al servicio de pago. Nunca llega a nuestros servidores.',
    },
    more: {
      question: '¿Recibo mejores lecciones si dono?',
      answer:
        'No. Las lecciones son iguales para todo el mundo. Recibes una insignia y nuestro agradecimiento.',
    },
    mistake: {
      question: 'Di demasiado por error. ¿Qué hago?',
      answer: 'Escríbenos y te lo devolvemos.',
    },
  },
  modal: {
    title: 'Ayuda a que siga siendo gratis',
    block: 'Terminaste “{{block}}”. ¡Muy bien!',
    calls: [
      'Con tu donación, otra persona escribe su primera línea de código.',
      'Cinco dólares le dan a alguien 250 horas de aprendizaje.',
      'Sin publicidad ni cuotas: lo logran personas como tú.',
      'Si esta lección te ayudó, ayuda a que llegue a alguien más.',
      'Una pequeña donación al mes mantiene los servidores en marcha.',
      'Tus lecciones son gratis porque alguien donó. Pásalo.',
      'Gratis para todo el mundo significa que algunas personas damos.',
      'Ayúdanos a traducir el próximo curso.',
      'Da lo que cuesta un café, y alguien aprende durante semanas.',
      'Aquí aprendes. ¿Ayudas a que otras personas también puedan?',
    ],
    yes: 'Quiero apoyar',
    later: 'Más tarde',
    never: 'No volver a preguntar',
    tiers: 'Cuánto quieres dar cada mes',
  },
  certificate: {
    title: 'Este certificado fue gratis.',
    text: 'Si puedes, ayuda a alguien a conseguir el suyo.',
  },
  alert: 'Aprender aquí es gratis porque algunas personas donan. <1>¿Quieres ayudar?</1>',
  beta: 'Este curso está en fase beta: ya puedes hacerlo y sigue creciendo. <1>Una donación nos ayuda a terminarlo.</1>',
  supporters: {
    title: 'Apoyo',
    description: 'Las personas que donan mantienen las lecciones gratis para todo el mundo.',
    visitor: 'Inicia sesión para ver si hay una donación tuya.',
    none: 'No encontramos una donación tuya. Si donaste, escríbenos, por favor, y la buscaremos.',
    give: 'Quiero apoyar',
    thanks: 'Apoyas a esta escuela. ¡Gracias!',
    benefits: {
      title: 'Lo que recibes',
      items: [
        'Una insignia en tu perfil, que puedes ocultar.',
        'Un aro dorado alrededor de tu foto.',
        'Ninguna pregunta más sobre donaciones.',
      ],
    },
    initiatives: {
      title: 'Lo que tu apoyo hace posible',
      items: [
        'Cursos nuevos y mejores pistas donde la gente se atasca.',
        'Lecciones en más idiomas.',
        'Certificados que no cuestan nada.',
      ],
    },
  },
  updateCard: {
    title: 'Cambiar tu tarjeta',
    text: 'Tu donación mensual se paga con tarjeta. El servicio de pago abre una página donde puedes poner otra.',
    gift: 'Tu donación: {{sum}}, desde el {{date}}. Si no la empezaste tú, no pongas ninguna tarjeta y escríbenos.',
    button: 'Poner otra tarjeta',
    done: 'Tu nueva tarjeta quedó guardada. ¡Gracias!',
    signIn: 'Inicia sesión para cambiar tu tarjeta.',
  },
} as const
