import * as z from 'zod/mini'

const held = z.boolean()

/** Which certifications a camper holds, by the field names that existing clients expect. */
export const CertificationFlags = z.object({
  is2018DataVisCert: held,
  is2018FullStackCert: held,
  isApisMicroservicesCert: held,
  isBackEndCert: held,
  isCollegeAlgebraPyCertV8: held,
  isDataAnalysisPyCertV7: held,
  isDataVisCert: held,
  isFoundationalCSharpCertV8: held,
  isFrontEndCert: held,
  isFrontEndLibsCert: held,
  isFullStackCert: held,
  isInfosecCertV7: held,
  isInfosecQaCert: held,
  isJsAlgoDataStructCert: held,
  isJsAlgoDataStructCertV8: held,
  isMachineLearningPyCertV7: held,
  isNetworkSecurityCert: held,
  isQaCertV7: held,
  isRelationalDatabaseCertV8: held,
  isRespWebDesignCert: held,
  isSciCompPyCertV7: held,
  isSecureStaticSitesCert: held,
  isUpcomingPythonCertV8: held,
})
export type CertificationFlags = z.infer<typeof CertificationFlags>
export type CertificationFlag = keyof CertificationFlags

export const certificationFlags = Object.keys(CertificationFlags.shape) as CertificationFlag[]
