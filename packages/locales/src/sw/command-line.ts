/** What the shell does in lessons with scripts. */
export const commandLine = {
  loading: 'Tunaandaa shell… {{percent}}%',
  command: 'Andika amri.',
  send: 'Endesha amri',
  files: 'Folda yako ya nyumbani sasa:',
  noFiles: 'Folda yako ya nyumbani sasa ni tupu.',
  new: '(mpya)',
  moreFiles: 'Kuna faili zaidi. Orodha inaonyesha za kwanza.',
  status: 'Skripti yako imeisha kwa msimbo wa kutoka {{status}}.',
  error: 'Mstari wa {{line}}: {{message}}',
  setupError: 'Faili za somo hili hazikuweza kutengenezwa. Hili si kosa lako. {{message}}',
  timeout:
    'Skripti yako imesimamishwa kwa sababu imechukua zaidi ya sekunde {{seconds}}. Maandishi yako yako salama. Tafuta kitanzi kisichoisha, kisha uiendeshe tena.',
} as const
