export const sessions = {
  title: 'Onde sua conta está aberta',
  lead: 'Não reconhece um dispositivo? Encerre a sessão dele. O efeito é imediato.',
  device: '{{browser}} no {{system}}',
  unknownDevice: 'Dispositivo desconhecido',
  here: 'Este dispositivo',
  since: 'Sessão iniciada em {{when}}',
  seen: 'Último uso: {{when}}',
  end: 'Encerrar sessão',
  endOne: 'Encerrar sessão em {{device}}, iniciada em {{when}}',
  endOthers: 'Sair dos outros dispositivos',
  loading: 'Procurando seus dispositivos…',
} as const
