export const analytics = {
  title: 'Ayuda a mejorar Cairn',
  explanation:
    'Probamos los cambios con algunas personas antes de que lleguen a todas y contamos lo que ayuda: qué versión se mostró, si se superaron las pruebas y en qué lecciones se abandona. Nunca con tu nombre, tu correo ni tu código.',
  takePart: 'Participar',
} as const
