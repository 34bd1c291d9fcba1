/** Forms of lessons in a browser that runs no scripts. */
export const sentForm = {
  passed: 'Ni hayo tu ambayo somo hili linataka. Hongera!',
  record: 'Litahifadhiwa kwenye akaunti yako ukishaliwasilisha.',
  visitor:
    'Hili halihifadhiwi: bila JavaScript, unahitaji akaunti. Unaweza kuendelea hata hivyo, au uingie kisha ujibu hapa mara moja zaidi.',
  signIn: 'Ingia ili lihifadhiwe',
  testsNeedScripts:
    'Majaribio ya somo hili huuliza seva yako kutoka ukurasa huu, na hilo linahitaji JavaScript. Iwashe ili uwasilishe.',
} as const
