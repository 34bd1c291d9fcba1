export const automaticSignOut = {
  title: 'Saindo da sua conta',
  text: 'Você entrou há seis horas, então estamos encerrando a sessão para proteger sua conta. Seu código continua neste navegador.',
} as const
