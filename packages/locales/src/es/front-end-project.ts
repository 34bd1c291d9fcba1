/** The page of a front-end project, which is built here or submitted as a link. */
export const frontEndProject = {
  ways: {
    title: '¿Dónde quieres construirlo?',
    here: 'Construirlo aquí',
    hereNote: 'En el editor de esta página. Tu código se guarda mientras escribes.',
    link: 'Enviar un enlace',
    linkNote: 'Constrúyelo donde quieras y danos su dirección.',
  },
  stories: {
    title: '¿Hace todo lo que debe?',
    text: 'Dale una última mirada: prueba tu proyecto en la vista previa y compáralo, punto por punto, con lo que pide la lección. Los demás lo verán en tu perfil y como respaldo de tu certificado.',
    confirm: 'Sí, lo hace todo',
    close: 'Seguir trabajando',
  },
  finished: 'Tu proyecto está terminado.',
} as const
