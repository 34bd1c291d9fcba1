/** “Something is wrong here” below each lesson. */
export const trouble = {
  open: 'Aquí hay algo mal',
  title: 'Hay algo mal en “{{title}}”',
  lead: '¡Gracias por avisarnos! Tu aviso llega a quienes escriben esta lección. No pueden responderte, porque no anotamos quién eres.',
  kind: '¿Qué está mal?',
  kinds: {
    text: 'El texto',
    test: 'Una prueba',
    code: 'El código',
    other: 'Otra cosa',
  },
  details: '¿Qué notaste? Puedes dejarlo vacío.',
  sendCode: 'Enviar también mi código',
  kept: 'Guardamos lo que envías aquí, la lección y su idioma, qué pruebas fallaron y el día. No guardamos tu nombre, tu cuenta ni tu dirección.',
  send: 'Enviar',
  close: 'Cerrar',
  back: 'Volver a la lección',
} as const
