/** What PostgreSQL does in lessons with SQL. */
export const database = {
  loading: 'Preparando la base de datos… {{percent}}\u00a0%',
  rows_one: 'Línea {{line}}: {{count}} fila',
  rows_many: 'Línea {{line}}: {{count}} filas',
  rows_other: 'Línea {{line}}: {{count}} filas',
  moreRows_one: 'Línea {{line}}: más de {{count}} fila',
  moreRows_many: 'Línea {{line}}: más de {{count}} filas',
  moreRows_other: 'Línea {{line}}: más de {{count}} filas',
  cut_one: '(se muestra la primera)',
  cut_many: '(se muestran las primeras {{count}})',
  cut_other: '(se muestran las primeras {{count}})',
  null: 'NULL',
  changed_one: 'Línea {{line}}: {{command}}, {{count}} fila modificada',
  changed_many: 'Línea {{line}}: {{command}}, {{count}} filas modificadas',
  changed_other: 'Línea {{line}}: {{command}}, {{count}} filas modificadas',
  done: 'Línea {{line}}: {{command}}, listo',
  notice: 'Línea {{line}}: {{message}}',
  error: 'Línea {{line}}: {{message}}',
  setupError: 'No se pudieron crear las tablas de esta lección. No es culpa tuya. {{message}}',
  hint: 'Pista: {{hint}}',
  openTransaction:
    'Tu transacción sigue abierta, así que sus cambios no están guardados. Termínala con COMMIT para guardarlos.',
  restHidden: 'Tu programa tiene más instrucciones. No mostramos lo que hicieron las demás.',
  stopped: 'PostgreSQL se detuvo aquí.',
  timeout:
    'Detuvimos tus consultas porque tardaron más de {{seconds}} segundos. Tu texto está a salvo. Revisa si falta alguna condición y ejecuta las consultas de nuevo.',
} as const
