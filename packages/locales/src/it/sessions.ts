export const sessions = {
  title: 'Dove hai effettuato l’accesso',
  lead: 'Non riconosci un dispositivo? Disconnettilo. Ha effetto subito.',
  device: '{{browser}} su {{system}}',
  unknownDevice: 'Dispositivo sconosciuto',
  here: 'Questo dispositivo',
  since: 'Accesso: {{when}}',
  seen: 'Ultimo uso: {{when}}',
  end: 'Disconnetti',
  endOne: 'Disconnetti {{device}} (accesso: {{when}})',
  endOthers: 'Disconnetti gli altri dispositivi',
  loading: 'Cerchiamo i tuoi dispositivi…',
} as const
