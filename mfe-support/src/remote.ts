import { definePages } from '@site/remote-kit';
import { apiDocs } from './pages/api-docs/declaration.ts';
import { businessContinuity } from './pages/articles/business-continuity/declaration.ts';
import { callAnalytics } from './pages/articles/call-analytics/declaration.ts';
import { hipaaCompliance } from './pages/articles/hipaa-compliance/declaration.ts';
import { microsoftTeamsIntegration } from './pages/articles/microsoft-teams-integration/declaration.ts';
import { multiSiteDeployment } from './pages/articles/multi-site-deployment/declaration.ts';
import { networkOptimization } from './pages/articles/network-optimization/declaration.ts';
import { sipTrunkingConfiguration } from './pages/articles/sip-trunking-configuration/declaration.ts';
import { ucaasMigrationGuide } from './pages/articles/ucaas-migration-guide/declaration.ts';
import { community } from './pages/community/declaration.ts';
import { helpCenter } from './pages/help-center/declaration.ts';
import { resources } from './pages/resources/declaration.ts';
import { systemStatus } from './pages/system-status/declaration.ts';
import { training } from './pages/training/declaration.ts';

export default definePages([
  apiDocs,
  businessContinuity,
  callAnalytics,
  microsoftTeamsIntegration,
  multiSiteDeployment,
  networkOptimization,
  hipaaCompliance,
  ucaasMigrationGuide,
  sipTrunkingConfiguration,
  helpCenter,
  resources,
  systemStatus,
  community,
  training,
]);
