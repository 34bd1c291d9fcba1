/** What the shell does in lessons with scripts. */
export const commandLine = {
  loading: 'Preparando el shell… {{percent}}\u00a0%',
  command: 'Escribe un comando.',
  send: 'Ejecutar comando',
  files: 'Tu carpeta personal ahora:',
  noFiles: 'Tu carpeta personal está vacía ahora.',
  new: '(nuevo)',
  moreFiles: 'Hay más archivos. La lista muestra los primeros.',
  status: 'Tu script terminó con el estado de salida {{status}}.',
  error: 'Línea {{line}}: {{message}}',
  setupError: 'No se pudieron crear los archivos de esta lección. No es culpa tuya. {{message}}',
  timeout:
    'Detuvimos tu script porque tardó más de {{seconds}} segundos. Tu texto está a salvo. Busca un bucle que no termine nunca y vuelve a ejecutar el script.',
} as const
