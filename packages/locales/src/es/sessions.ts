export const sessions = {
  title: 'Tus sesiones abiertas',
  lead: '¿No reconoces un dispositivo? Cierra su sesión. Surte efecto de inmediato.',
  device: '{{browser}} en {{system}}',
  unknownDevice: 'Dispositivo desconocido',
  here: 'Este dispositivo',
  since: 'Sesión iniciada el {{when}}',
  seen: 'Último uso: {{when}}',
  end: 'Cerrar sesión',
  endOne: 'Cerrar sesión en {{device}}, iniciada el {{when}}',
  endOthers: 'Cerrar las demás sesiones',
  loading: 'Buscando tus dispositivos…',
} as const
