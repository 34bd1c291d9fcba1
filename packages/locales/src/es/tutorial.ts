export const tutorial = {
  start: {
    title: 'Trabaja en el editor remoto',
    explanation:
      'Este tutorial se ejecuta en un editor en otra computadora, con una terminal y todo lo que necesita. Se abre en una pestaña nueva y allí mismo prueba tu trabajo.',
    signedIn: 'Cuando superes las pruebas, el editor nos avisa y esta página lo muestra.',
    visitor:
      'Sin una cuenta, el editor no puede avisarnos cuando superas las pruebas. De todos modos, puedes hacer el tutorial.',
    signIn: 'Iniciar sesión para registrar tu progreso',
    ask: 'Empezar el tutorial',
    asking: 'Preparando…',
    open: 'Abrir el editor remoto',
    ready: 'Tu editor está listo.',
    newTab: '(se abre en una pestaña nueva)',
    none: 'Esta escuela no tiene editor remoto. Puedes hacer el tutorial en tu computadora: su repositorio explica cómo prepararlo todo.',
    repository: 'Ver el repositorio del tutorial',
  },
  token: {
    title: 'Tu token del editor',
    explanation:
      'El editor usa un token para informar tu progreso y nada más. Si lo eliminas, empieza el tutorial otra vez para recibir uno nuevo.',
  },
  practice: {
    title: 'Cuando termines',
    explanation:
      'El editor nos avisa cuando superas las pruebas de este tutorial. Si no pudo hacerlo, avísanos tú.',
    finish: 'Terminé este tutorial',
    recorded: 'El editor nos avisó que superaste las pruebas.',
  },
  steps: {
    one: 'Paso 1: Supera las pruebas en el editor',
    two: 'Paso 2: Comparte tu trabajo',
    done: 'Completado: superaste las pruebas.',
    open: 'Pendiente. Lo marcamos cuando el editor avisa que superaste todas las pruebas.',
    share: 'Pon tu trabajo donde todo el mundo pueda verlo, como un repositorio público, y envía su enlace.',
  },
} as const
