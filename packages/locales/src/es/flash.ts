/** Words for the contract's message keys; the same keys, spelled the same. */
export const flash = {
  'account-deleted': 'Eliminamos tu cuenta y todo lo que contenía. Gracias por el tiempo que pasaste aquí.',
  'account-gone': 'Esta cuenta ya no existe.',
  'add-name': 'Este certificado todavía no tiene nombre. Si es tuyo, agrega tu nombre en tu configuración.',
  'already-claimed': 'Ya tienes la certificación {{name}}.',
  'cert-claim-success': '¡Felicidades, {{username}}! La certificación {{name}} es tuya.',
  'cert-not-found': 'No existe ninguna certificación llamada {{certSlug}}.',
  'certificate-missing': 'No hay ningún certificado en esta dirección.',
  'certificate-changed':
    'Este certificado ha cambiado desde que abriste la lista, que ahora muestra su estado actual.',
  'certificate-not-signed':
    'Tu certificado no se volvió a firmar porque un proyecto todavía no ha pasado sus pruebas. El certificado que tienes sigue siendo válido.',
  'certificate-soon':
    'Todos tus proyectos están aquí y cuentan. Llegaron muy rápido, así que podrás obtener la certificación {{name}} {{minutes, relativetime(minute)}}.',
  'certs-private': 'Las certificaciones de {{username}} son privadas.',
  'challenge-save-too-big':
    'Tu código ocupa {{user-size}} bytes y se pueden guardar como máximo {{max-size}}. Acórtalo un poco e intenta de nuevo.',
  'challenge-submit-too-big':
    'Tu código ocupa {{user-size}} bytes y se pueden enviar como máximo {{max-size}}. Acórtalo un poco e intenta de nuevo.',
  'code-saved': 'Tu código quedó guardado en tu cuenta.',
  'code-save-conflict': 'Tu cuenta tiene código más reciente de otro dispositivo. No se sobrescribió nada.',
  'code-save-error': 'No pudimos guardar tu código en tu cuenta. Está a salvo en este navegador.',
  'code-save-less': 'Tu código se guardó hace un momento. Espera cinco segundos antes de guardar otra vez.',
  coderoad: {
    'not-ours': 'Este tutorial no es de los nuestros.',
    recorded: 'Tu trabajo quedó registrado. ¡Bien hecho!',
    'token-invalid': 'Tu token ya no es válido. Empieza el tutorial otra vez desde su lección.',
    unknown: 'Ninguna lección usa este tutorial.',
  },
  'complete-project-first': 'Termina primero la parte del editor y luego envía el proyecto aquí.',
  'database-away':
    'En este momento no podemos acceder a nuestra base de datos. Lo que escribiste sigue aquí. Intenta de nuevo en un momento.',
  'delete-token-err':
    'No había ningún token que eliminar. Vuelve a cargar la página para ver tu configuración actual.',
  donation: {
    'action-needed': 'Tu banco te pide que confirmes este pago.',
    already: 'Ya nos apoyas con tus donaciones. ¡Gracias!',
    'amount-invalid': 'Elige uno de los montos que aparecen.',
    'attempt-used': 'Esta página ya se usó para otra donación. Vuelve a cargarla e inténtalo de nuevo.',
    declined: 'Tu banco rechazó el pago. Prueba con otra tarjeta.',
    'email-needed': 'Agrega primero tu correo electrónico en tu configuración.',
    'no-card': 'No tenemos ninguna tarjeta tuya registrada.',
    'not-taken': 'Esta escuela todavía no recibe donaciones.',
    'provider-away':
      'Ahora no podemos comunicarnos con el servicio de pagos. Inténtalo de nuevo en unos minutos. No te cobraremos dos veces.',
    stopped:
      'Varios pagos desde aquí fueron rechazados, así que los hemos pausado. Inténtalo de nuevo mañana.',
    'too-early': 'Completa primero tres pasos para ver si te gusta este lugar.',
    unconfirmed:
      'El servicio de pagos todavía no confirmó este pago. Te enviaremos un recibo por correo en cuanto lo haga.',
    unknown: 'No conocemos esta donación. Vuelve a cargar la página e inténtalo de nuevo.',
  },
  'email-invalid': 'Eso no parece una dirección de correo. Debería verse como name@example.org.',
  'email-link-expired': 'Este enlace caducó. Pide uno nuevo en tu configuración.',
  'email-link-invalid': 'Este enlace ya no funciona. Pide uno nuevo en tu configuración.',
  'email-look-in-mailbox':
    'Revisa la bandeja de entrada de {{email}} y abre el enlace para confirmar tu nueva dirección.',
  'email-same': 'Esa ya es tu dirección de correo.',
  'email-too-soon': 'Acabamos de enviar un enlace. Puedes pedir otro {{minutes, relativetime(minute)}}.',
  'email-valid': 'Tu nueva dirección de correo está confirmada.',
  exam: {
    'answers-invalid': 'Estas respuestas no corresponden a tu examen. Responde cada pregunta una sola vez.',
    'drawn-today': 'Ya empezaste este examen hoy. Puedes empezar uno nuevo {{hours, relativetime(hour)}}.',
    late: 'Se acabó el tiempo de este examen. Tus respuestas llegaron demasiado tarde para contar.',
    'not-open': 'Este examen no está abierto. Empiézalo otra vez desde su página.',
    prerequisite: 'Completa primero “{{title}}” y luego haz el examen.',
  },
  'generate-exam-error': 'No pudimos preparar el examen. Intenta de nuevo en un momento.',
  'form-expired':
    'No se registró nada, porque esta página se creó antes de que iniciaras o cerraras sesión. Tus respuestas siguen aquí: envíalas una vez más.',
  'form-foreign': 'No se registró nada, porque este formulario vino de otro sitio. Responde la lección aquí.',
  'form-too-long':
    'Ese texto es demasiado largo y no podemos leerlo. Vuelve atrás en tu navegador, donde todavía está, y acórtalo.',
  'form-unreadable':
    'No pudimos leer este formulario. Vuelve atrás en tu navegador, donde siguen tus respuestas, y envíalas de nuevo.',
  'forum-away': 'No se puede acceder al foro en este momento. Inténtalo de nuevo en unos minutos.',
  'generic-error': 'Algo salió mal de nuestro lado. Intenta de nuevo en un momento.',
  'honest-first':
    'Acepta primero nuestra política de honestidad académica en tu configuración y luego obtén tu certificación.',
  'incomplete-steps':
    'Completa primero todos los proyectos y luego podrás obtener la certificación {{name}}.',
  'keyboard-shortcut-updated': 'Tu preferencia sobre los atajos de teclado quedó guardada.',
  'local-code-saved': 'Guardado en este navegador.',
  'local-code-save-error':
    'Tu navegador no pudo guardar el código. Cópialo en un lugar seguro antes de salir.',
  ms: {
    profile: {
      err: 'Microsoft no tiene ningún perfil para {{msUsername}}. Revisa allí tu nombre de usuario y vuelve a vincularlo.',
    },
    transcript: {
      'link-err-1': 'Ese no es un enlace a un expediente. Cópialo de tu perfil de Microsoft.',
      'link-err-2':
        'Microsoft no encontró este expediente. Comprueba que esté compartido e intenta de nuevo.',
      'link-err-3': 'Microsoft no envió ningún nombre de usuario. Intenta de nuevo más tarde.',
      'link-err-4': 'Esta cuenta de Microsoft ya está vinculada a otra cuenta de aquí.',
      'link-err-5': 'No pudimos guardar el vínculo. Intenta de nuevo en un momento.',
      'link-err-6': 'Algo salió mal al vincular la cuenta. Intenta de nuevo en un momento.',
      linked: 'Tu cuenta de Microsoft está vinculada.',
      'unlink-err': 'No pudimos desvincular tu cuenta de Microsoft. Intenta de nuevo en un momento.',
      unlinked: 'Tu cuenta de Microsoft ya no está vinculada.',
    },
    trophy: {
      'err-1': 'Vincula primero tu cuenta de Microsoft.',
      'err-2': 'Esta lección no tiene trofeo.',
      'err-3': 'No pudimos obtener tus trofeos de Microsoft. Intenta de nuevo más tarde.',
      'err-4': '{{msUsername}} todavía no tiene este trofeo. Consíguelo allí y luego verifica de nuevo.',
      'err-5': 'Algo salió mal al verificar tu trofeo. Intenta de nuevo en un momento.',
      'err-6': 'Microsoft todavía no muestra ningún trofeo tuyo.',
      verified: 'Tu trofeo está confirmado. ¡Bien hecho!',
    },
  },
  'name-needed': 'Agrega primero tu nombre en tu configuración. Aparecerá en el certificado.',
  'lesson-not-found': 'Esta escuela no tiene esa lección.',
  'lesson-recorded': 'Tu trabajo quedó registrado. ¡Vamos por la siguiente!',
  'lesson-report-enough':
    'Ya hay muchos avisos pendientes sobre esta lección. Vuelve a intentarlo dentro de unos días.',
  'lesson-report-sent': '¡Gracias! Tu aviso ya está con quienes escriben esta lección.',
  'no-solution': 'No hay ninguna solución que mostrar para esta lección.',
  'not-eligible': 'Este certificado no se puede mostrar.',
  'not-honest': '{{username}} todavía no ha aceptado nuestra política de honestidad académica.',
  'operators-only': 'Solo pueden abrir estas páginas quienes administran esta escuela.',
  'own-account': 'Aquí no puedes hacer esto con tu propia cuenta.',
  'portfolio-item-updated': 'Tu portafolio quedó guardado.',
  'privacy-updated': 'Tus opciones de privacidad quedaron guardadas.',
  'profile-private': 'El perfil de {{username}} es privado.',
  'progress-reset': 'Tu progreso volvió a cero. ¿Empezamos de nuevo?',
  'project-code-used': 'Ya enviaste este código para otro proyecto. Este necesita su propio código.',
  'project-files-needed': 'Tu proyecto llegó sin código. Vuelve a cargar la página y envíalo otra vez.',
  'project-link-used':
    'Otro de tus proyectos ya usa este enlace. Este necesita el suyo. Para el código basta un enlace a su carpeta.',
  'project-links-invalid': 'Ese enlace no parece correcto. Revísalo e intenta de nuevo.',
  'project-links-same':
    'Los dos enlaces llevan al mismo lugar. Pon en uno el proyecto terminado y en el otro su código fuente.',
  'project-untouched':
    'Este sigue siendo el código inicial. Construye primero tu proyecto y luego termínalo.',
  'provide-username': 'Dinos de quién es el perfil y qué tiene de malo.',
  'really-weird': 'Pasó algo muy raro. Vuelve a cargar la página.',
  'reason-needed': 'Escribe un motivo, de {{most, number}} caracteres como máximo.',
  'report-gone': 'Este aviso ya está resuelto.',
  'report-sent': 'Gracias. Nuestro equipo recibió tu reporte y enviamos una copia a {{email}}.',
  resubscribed: 'Volverás a recibir nuestros correos.',
  'signed-in-only': 'Inicia sesión primero y luego abre esa página otra vez.',
  'signin-success': '¡Hola! Iniciaste sesión.',
  'start-project-err': 'No pudimos abrir el editor. Intenta de nuevo en un momento.',
  'submission-invalid':
    'Esta lección cambió desde que la abriste. Vuelve a cargar la página y envía de nuevo.',
  'submission-kept':
    'En este momento no podemos conectar con la escuela. Tu resultado está guardado en este navegador y lo enviaremos en cuanto podamos.',
  'submission-not-kept':
    'No podemos conectar con la escuela y tu navegador no tiene espacio para guardar tu resultado. Deja esta página abierta. Seguiremos intentando.',
  'submissions-damaged':
    'Algunos resultados guardados en este navegador están dañados. Envía otra vez tus últimos pasos.',
  'subscribe-to-quincy-updated': 'Tu preferencia sobre nuestro correo semanal quedó guardada.',
  survey: {
    'err-1': 'Responde todas las preguntas de la encuesta.',
    'err-2': 'Ya respondiste esta encuesta.',
    'err-3': 'No pudimos guardar tus respuestas. Intenta de nuevo en un momento.',
    success: 'Gracias por tus respuestas.',
  },
  'timeline-private': 'La cronología de {{username}} es privada.',
  'token-deleted': 'Eliminamos tu token.',
  'too-many-requests':
    'Fueron muchas solicitudes en poco tiempo. Intenta de nuevo {{minutes, relativetime(minute)}}.',
  'undo-invalid': 'Este enlace ya se usó, caducó o está incompleto. Cópialo otra vez del correo.',
  undone:
    'Tu cuenta vuelve a ser tuya, con la dirección {{email}}. Cerramos la sesión en todos los dispositivos.',
  'unsubscribe-old-link':
    'Este enlace es de un correo antiguo. En tu configuración puedes elegir qué correos recibes.',
  'unsubscribe-unknown': 'No reconocemos este enlace. En tu configuración puedes elegir qué correos recibes.',
  unsubscribed: 'Ya no recibirás más correos nuestros.',
  'updated-about-me': 'Tu perfil quedó guardado.',
  'updated-language': 'Tu idioma quedó guardado.',
  'updated-socials': 'Tus enlaces quedaron guardados.',
  'updated-sound': 'Tus opciones de sonido quedaron guardadas.',
  'updated-themes': 'Cambiaste el tema.',
  'user-not-certified': '{{username}} no ha obtenido la certificación {{cert}}.',
  'username-invalid': 'Usa letras de la a a la z, números y los caracteres - _ + en tu nombre de usuario.',
  'username-is-status':
    'El nombre de usuario no puede ser un número del 100 al 599, porque esos representan errores en la web.',
  'username-not-found': 'No encontramos a {{username}}.',
  'username-taken': 'Ese nombre de usuario ya está en uso. Prueba con otro.',
  'username-too-long': 'Ese nombre de usuario es demasiado largo. Usa como máximo 40 caracteres.',
  'username-too-often':
    'En el último mes cambiaste tu nombre de usuario {{count}} veces. Podrás cambiarlo otra vez {{days, relativetime(day)}}.',
  'username-too-short': 'El nombre de usuario necesita al menos tres caracteres.',
  'username-updated': 'Tu nombre de usuario ahora es {{username}}.',
  'username-used': 'Ese ya es tu nombre de usuario.',
  'visitor-work-not-kept':
    'Tu navegador no tiene espacio para guardar tu progreso, así que dura hasta que cierres esta página. Inicia sesión para conservarlo.',
  'went-wrong': 'Algo salió mal. Intenta de nuevo en un momento.',
  'wrong-name': 'No existe ninguna certificación llamada {{name}}.',
  'wrong-updating': 'No pudimos guardar esto. Revisa lo que escribiste e intenta de nuevo.',
} as const

/** The key of this message is `buttons.accepted-honesty`. */
export const buttons = {
  'accepted-honesty': 'Gracias por aceptar nuestra política de honestidad académica.',
} as const

export const signin = {
  'address-kept':
    'Tu cuenta pasó a una nueva dirección de correo. Inicia sesión con esa. Si no la cambiaste tú, abre el enlace del correo que te enviamos sobre el cambio.',
  blocked: 'Esta cuenta está bloqueada. Si crees que es un error, escribe a la escuela.',
  'code-invalid': 'Ese no es el código del correo. Revísalo e intenta de nuevo.',
  'code-needed': 'Pediste este enlace en otro navegador. Escribe allí el código del correo.',
  'confirm-first': 'Todavía no ha cambiado nada. Confirma que eres tú y luego intenta de nuevo.',
  'email-invalid': 'Eso no parece una dirección de correo. Debería verse como name@example.org.',
  'identity-gone': 'Esa cuenta ya estaba desvinculada.',
  'identity-removed': 'Esa cuenta ya no sirve para iniciar sesión. Siempre puedes usar un código por correo.',
  'link-expired': 'Este enlace o código ya se usó o caducó. Pide uno nuevo.',
  'mail-paused':
    'Demasiadas personas están pidiendo correos en este momento, así que los pausamos. Usa una llave de acceso o un código de recuperación, o intenta de nuevo en una hora.',
  'passkey-added': 'Ahora puedes iniciar sesión con este dispositivo.',
  'passkey-cancelled':
    'Tu dispositivo no terminó el proceso. Intenta de nuevo o inicia sesión de otra forma.',
  'passkey-expired': 'Tardó demasiado. Intenta de nuevo.',
  'passkey-failed':
    'No pudimos verificar esa llave de acceso. Intenta de nuevo o inicia sesión de otra forma.',
  'passkey-gone': 'Esa llave de acceso ya estaba eliminada.',
  'passkey-removed':
    'Esa llave de acceso ya no sirve para iniciar sesión. También puedes borrarla de tu dispositivo.',
  'passkey-too-many': 'En tu cuenta no caben más llaves de acceso. Elimina una primero.',
  'passkey-unknown': 'No reconocemos esa llave de acceso. Tal vez se eliminó. Inicia sesión de otra forma.',
  'provider-confirm':
    'Ya tienes una cuenta con esta dirección. Escribe el código que te enviamos por correo para vincularlas.',
  'provider-declined': 'No iniciaste sesión. Puedes seguir sin cuenta o intentar de nuevo más tarde.',
  'provider-email-unverified':
    'Ese servicio no ha verificado tu dirección de correo. Inicia sesión con un código por correo.',
  'provider-failed':
    'No fue posible iniciar sesión con ese servicio. Intenta de nuevo o usa tu dirección de correo.',
  'provider-other-email':
    'Ese servicio tiene una dirección de correo tuya distinta de la de esta cuenta. Para usarlo, primero cierra sesión.',
  'provider-unavailable':
    'En este momento no podemos conectar con ese servicio. Usa tu dirección de correo o intenta de nuevo más tarde.',
  'recovery-invalid':
    'Esa dirección y ese código no coinciden. Revisa los dos. Cada código sirve una sola vez.',
  required: 'Inicia sesión primero.',
  'session-ended': 'Cerramos la sesión de ese dispositivo.',
  'session-gone': 'La sesión de ese dispositivo ya estaba cerrada.',
  'sessions-ended': 'Ahora tu sesión solo está abierta aquí.',
  'too-many-mails':
    'Ya enviamos varios correos a esta dirección. Revisa tu bandeja de entrada y la carpeta de spam, o intenta de nuevo en una hora.',
  'too-many-mails-here':
    'Desde tu red se pidieron demasiados correos. Usa una llave de acceso o intenta de nuevo en una hora.',
} as const
