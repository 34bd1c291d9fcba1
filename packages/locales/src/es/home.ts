export const home = {
  title: 'Cairn: aprende a programar, paso a paso',
  headline: 'Aprende a programar, piedra a piedra.',
  lead: 'Lecciones cortas, un editor de verdad y pruebas que te dicen con palabras sencillas qué falta. Gratis, en tu navegador y sin instalar nada.',
  start: 'Empezar a aprender',
  noAccount: 'No necesitas una cuenta.',
  coursesTitle: '¿Por dónde quieres empezar?',
  howTitle: 'Cómo funciona',
  lesson: {
    greeting: '¡Hola, mundo!',
    title: 'Pruébalo: pon tu nombre en el letrero',
    text: 'El código dibuja el letrero de al lado. Escribe tu nombre en lugar de “mundo” y pulsa “Comprobar código”.',
    withoutScripts: 'Con JavaScript activado, puedes probar esta lección aquí mismo.',
    hints: {
      empty: 'El letrero está vacío. Escribe un saludo, por ejemplo “{{greeting}}”',
      unchanged: 'El letrero todavía dice “{{greeting}}” Escribe tu nombre en lugar de “mundo”.',
    },
    passed: {
      title: '¡Ahí estás!',
      text: 'Acabas de cambiar una página web. Todos los pasos funcionan así.',
      goOn: 'Da el primer paso',
    },
  },
  steps: {
    read: {
      title: 'Lee un poco',
      text: 'Cada paso explica una idea en uno o dos minutos, con un pequeño ejemplo.',
    },
    write: {
      title: 'Escribe código de verdad',
      text: 'HTML, CSS, JavaScript y Python se ejecutan junto al texto, mientras escribes.',
    },
    check: {
      title: 'Descubre qué falta',
      text: 'Presiona “Comprobar código”. Las pruebas revisan lo que hace tu código y te dicen qué intentar después.',
    },
    keep: {
      title: 'Conserva tu recorrido',
      text: 'Inicia sesión con tu correo cuando quieras, y cada paso completado quedará en tu perfil.',
    },
  },
} as const
