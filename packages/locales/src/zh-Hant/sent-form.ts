/** Forms of lessons in a browser that runs no scripts. */
export const sentForm = {
  passed: '這一課的要求你都做到了。做得好！',
  record: '送出之後，就會記錄在你的帳號裡。',
  visitor:
    '這次沒有記錄：瀏覽器不執行指令碼時，需要帳號才能記錄。你可以直接往下學，也可以登入後在這裡再答一次。',
  signIn: '登入並記錄',
  testsNeedScripts: '這一課的測試要從這個頁面連到你的伺服器，需要執行指令碼。請開啟指令碼再送出。',
} as const
