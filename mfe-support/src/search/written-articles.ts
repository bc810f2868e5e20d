import type { Article } from '../articles/article.ts';
import { article as businessContinuity } from '../pages/articles/business-continuity/content.ts';
import { article as callAnalytics } from '../pages/articles/call-analytics/content.ts';
import { article as hipaaCompliance } from '../pages/articles/hipaa-compliance/content.ts';
import { article as microsoftTeamsIntegration } from '../pages/articles/microsoft-teams-integration/content.ts';
import { article as multiSiteDeployment } from '../pages/articles/multi-site-deployment/content.ts';
import { article as networkOptimization } from '../pages/articles/network-optimization/content.ts';
import { article as sipTrunkingConfiguration } from '../pages/articles/sip-trunking-configuration/content.ts';
import { article as ucaasMigrationGuide } from '../pages/articles/ucaas-migration-guide/content.ts';

/** Articles whose whole text can be searched. */
export const writtenArticles: readonly Article[] = [
  businessContinuity,
  callAnalytics,
  microsoftTeamsIntegration,
  multiSiteDeployment,
  networkOptimization,
  hipaaCompliance,
  ucaasMigrationGuide,
  sipTrunkingConfiguration,
];
