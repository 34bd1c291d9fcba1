export const sessions = {
  title: 'Mahali ulipoingia',
  lead: 'Kuna kifaa usichokitambua? Kitoe kwenye akaunti. Kitatoka papo hapo.',
  device: '{{browser}} kwenye {{system}}',
  unknownDevice: 'Kifaa kisichojulikana',
  here: 'Kifaa hiki',
  since: 'Kiliingia tarehe {{when}}',
  seen: 'Kilitumika mwisho tarehe {{when}}',
  end: 'Kitoe',
  endOne: 'Toa {{device}}, kilichoingia tarehe {{when}}',
  endOthers: 'Toka kwenye vifaa vingine vyote',
  loading: 'Tunatafuta vifaa vyako…',
} as const
