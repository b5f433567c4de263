// #region step-1
import type { TrispanConfig } from '@trispan/cli';

const config: TrispanConfig = {
  appId: 'com.example.fieldnotes',
  appName: 'Field Notes',
  webDir: 'dist',
  bundledWebRuntime: false,
  // #region step-9
  backgroundColor: '#F5F7FA',
  plugins: {
    SplashScreen: {
      launchAutoHide: false,
    },
  },
  // #endregion
};

export default config;
// #endregion
