import adaptiveIcon from './adaptive-icon.mjs';
import androidLifecycle from './android-lifecycle.mjs';
import appStart from './app-start.mjs';
import bridge from './bridge.mjs';
import ciCdPipeline from './ci-cd-pipeline.mjs';
import deepLinkResolution from './deep-link-resolution.mjs';
import environmentLayers from './environment-layers.mjs';
import fieldNotesSteps from './field-notes-steps.mjs';
import iosStartup from './ios-startup.mjs';
import liveReload from './live-reload.mjs';
import liveUpdateFlow from './live-update-flow.mjs';
import offlineFirst from './offline-first.mjs';
import pluginCall from './plugin-call.mjs';
import purchaseFlow from './purchase-flow.mjs';
import pushFlow from './push-flow.mjs';
import safeAreas from './safe-areas.mjs';
import scrollingLayout from './scrolling-layout.mjs';
import signInFlow from './sign-in-flow.mjs';
import storagePlaces from './storage-places.mjs';
import workflow from './workflow.mjs';

/** @type {Record<string, { wide: string, narrow: string }>} */
export const diagrams = {
  'adaptive-icon': adaptiveIcon,
  'android-lifecycle': androidLifecycle,
  'app-start': appStart,
  bridge,
  'ci-cd-pipeline': ciCdPipeline,
  'deep-link-resolution': deepLinkResolution,
  'environment-layers': environmentLayers,
  'field-notes-steps': fieldNotesSteps,
  'ios-startup': iosStartup,
  'live-reload': liveReload,
  'live-update-flow': liveUpdateFlow,
  'offline-first': offlineFirst,
  'plugin-call': pluginCall,
  'purchase-flow': purchaseFlow,
  'push-flow': pushFlow,
  'safe-areas': safeAreas,
  'scrolling-layout': scrollingLayout,
  'sign-in-flow': signInFlow,
  'storage-places': storagePlaces,
  workflow,
};
