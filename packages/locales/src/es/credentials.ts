/** Whether a certificate is genuine, on its page and on the page that checks files. */
export const credential = {
  title: '¿Es auténtico?',
  checking: 'Tu navegador está comprobando la firma…',
  verdict: {
    valid: 'Auténtico. No ha cambiado desde que la escuela lo firmó y sigue siendo válido.',
    changed: 'No es auténtico. Se modificó después de firmarlo.',
    unknownKey:
      'No es auténtico o es de otra escuela: no se firmó con ninguna de las claves de esta escuela.',
    revokedKey:
      'No es válido. Es posible que alguien robara la clave con la que se firmó, y por eso la escuela la revocó.',
    revoked: 'Ya no es válido. La escuela lo retiró.',
    suspended: 'No es válido por ahora. La escuela lo suspendió.',
    unknownStatus: 'La firma es auténtica, pero no se pudo averiguar si la escuela retiró el certificado.',
    unreadable: 'En este archivo no hay ningún certificado.',
  },
  failed: 'No se pudo hacer la comprobación. Revisa tu conexión e intenta de nuevo.',
  insecure:
    'Los navegadores solo comprueban firmas en páginas seguras (https). Descarga el certificado y compruébalo en otro lugar.',
  retry: 'Comprobar de nuevo',
  waiting:
    'Aún sin firmar. La escuela está ejecutando otra vez las pruebas de los proyectos y firmará el certificado en cuanto se superen todas.',
  refused:
    'Sin firmar: el proyecto “{{title}}” no superó las pruebas cuando la escuela volvió a ejecutarlas.',
  refusedAdvice:
    'Abre el proyecto, haz que supere sus pruebas y envíalo de nuevo. Después, tu certificado se firma automáticamente.',
  takenBack: 'La escuela retiró este certificado.',
  explanation:
    'Tu propio navegador hace la comprobación, con las claves públicas de la escuela. Las empresas pueden hacer lo mismo con cualquier verificador de Open Badges 3.0.',
  downloads: 'Descargar el certificado firmado',
  otherName: 'Se firmó con un nombre que su titular ya no muestra, así que no se puede descargar.',
  json: 'Datos (JSON)',
  svg: 'Insignia (SVG)',
  png: 'Insignia (PNG)',
  permanent: 'Enlace permanente',
  checkFile: 'Comprobar un archivo',
  reissue: 'Volver a firmarlo con mi nombre actual',
  reissueAdvice: 'El certificado recibe un número nuevo, y las descargas anteriores dejan de ser válidas.',
  verifier: {
    title: 'Comprobar un certificado',
    explanation:
      'Elige un certificado descargado de esta escuela. Se comprueba en tu navegador y no se envía a ninguna parte.',
    file: 'Certificado (JSON, SVG o PNG)',
    holder: 'Titular',
    nameless: 'sin nombre',
    certification: 'Certificación',
    earned: 'Fecha de obtención',
    school: 'Escuela',
    asOf: 'Las claves de la escuela y la lista de certificados retirados de esta página son del {{date}}.',
    save: 'Guarda esta página para poder comprobar certificados sin la escuela: también funciona como archivo.',
  },
} as const
