export const analytics = {
  title: 'Ayuda a mejorar Cairn',
  explanation:
    'Probamos los cambios con algunas personas antes de que lleguen a todas y contamos lo que ayuda: qué versión se mostró y si se superaron las pruebas. Nunca con tu nombre, tu correo ni tu código.',
  takePart: 'Participar',
} as const
