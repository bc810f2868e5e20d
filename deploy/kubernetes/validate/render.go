package validate

import (
	"fmt"
	"strings"

	appsv1 "k8s.io/api/apps/v1"
	autoscalingv2 "k8s.io/api/autoscaling/v2"
	batchv1 "k8s.io/api/batch/v1"
	corev1 "k8s.io/api/core/v1"
	networkingv1 "k8s.io/api/networking/v1"
	policyv1 "k8s.io/api/policy/v1"
	rbacv1 "k8s.io/api/rbac/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"sigs.k8s.io/kustomize/api/krusty"
	"sigs.k8s.io/kustomize/kyaml/filesys"
	"sigs.k8s.io/yaml"
)

// render does what `kustomize build` does.
func render(overlay string) (string, error) {
	resources, err := krusty.MakeKustomizer(krusty.MakeDefaultOptions()).Run(filesys.MakeFsOnDisk(), overlay)
	if err != nil {
		return "", fmt.Errorf("%s cannot be rendered: %w", overlay, err)
	}
	rendered, err := resources.AsYaml()
	return string(rendered), err
}

// site is what one overlay renders, as far as checks look into it.
type site struct {
	resources   int
	namespaces  []corev1.Namespace
	deployments []appsv1.Deployment
	services    []corev1.Service
	claims      []corev1.PersistentVolumeClaim
	budgets     []policyv1.PodDisruptionBudget
	autoscalers []autoscalingv2.HorizontalPodAutoscaler
	ingresses   []networkingv1.Ingress
	policies    []networkingv1.NetworkPolicy
	monitors    []serviceMonitor
	routes      []httpRoute
	roles       []rbacv1.Role
}

type serviceMonitor struct {
	Metadata struct{ Name, Namespace string }
	Spec     struct {
		Selector  struct{ MatchLabels map[string]string }
		Endpoints []struct{ Port string }
	}
}

type httpRoute struct {
	Metadata struct{ Name, Namespace string }
	Spec     struct {
		Rules []struct {
			BackendRefs []struct {
				Name string
				Port int32
			}
		}
	}
}

func read(rendered string) (*site, error) {
	result := &site{}
	for _, document := range strings.Split(rendered, "\n---\n") {
		var kind struct{ Kind string }
		if err := yaml.Unmarshal([]byte(document), &kind); err != nil {
			return nil, err
		}
		if err := result.add(kind.Kind, []byte(document)); err != nil {
			return nil, fmt.Errorf("%s: %w", kind.Kind, err)
		}
		result.resources++
	}
	return result, nil
}

func (s *site) add(kind string, document []byte) error {
	switch kind {
	case "Namespace":
		return addTo(&s.namespaces, document)
	case "Deployment":
		return addTo(&s.deployments, document)
	case "StatefulSet":
		return s.addSet(document)
	case "CronJob":
		return s.addJob(document)
	case "Role":
		return addTo(&s.roles, document)
	case "Service":
		return addTo(&s.services, document)
	case "PersistentVolumeClaim":
		return addTo(&s.claims, document)
	case "PodDisruptionBudget":
		return addTo(&s.budgets, document)
	case "HorizontalPodAutoscaler":
		return addTo(&s.autoscalers, document)
	case "Ingress":
		return addTo(&s.ingresses, document)
	case "NetworkPolicy":
		return addTo(&s.policies, document)
	case "ServiceMonitor":
		return addTo(&s.monitors, document)
	case "HTTPRoute":
		return addTo(&s.routes, document)
	case "ConfigMap", "Gateway", "Lease", "RoleBinding", "ServiceAccount", "MongoDBCommunity", "PrometheusRule":
		return nil
	}
	return fmt.Errorf("no check knows this kind: name it in render.go")
}

// addJob keeps the pods of a job as those of a deployment: what holds for one holds for the other.
func (s *site) addJob(document []byte) error {
	var job batchv1.CronJob
	if err := yaml.Unmarshal(document, &job); err != nil {
		return err
	}
	s.deployments = append(s.deployments, appsv1.Deployment{
		ObjectMeta: job.ObjectMeta,
		Spec:       appsv1.DeploymentSpec{Template: job.Spec.JobTemplate.Spec.Template},
	})
	return nil
}

// addSet keeps the pods of a stateful set as those of a deployment, with a volume for each of their claims.
func (s *site) addSet(document []byte) error {
	var set appsv1.StatefulSet
	if err := yaml.Unmarshal(document, &set); err != nil {
		return err
	}
	template := set.Spec.Template
	for _, claim := range set.Spec.VolumeClaimTemplates {
		template.Spec.Volumes = append(template.Spec.Volumes, corev1.Volume{
			Name:         claim.Name,
			VolumeSource: corev1.VolumeSource{PersistentVolumeClaim: &corev1.PersistentVolumeClaimVolumeSource{ClaimName: claim.Name}},
		})
		s.claims = append(s.claims, corev1.PersistentVolumeClaim{ObjectMeta: metav1.ObjectMeta{Name: claim.Name, Namespace: set.Namespace}})
	}
	s.deployments = append(s.deployments, appsv1.Deployment{
		ObjectMeta: set.ObjectMeta,
		Spec:       appsv1.DeploymentSpec{Replicas: set.Spec.Replicas, Template: template},
	})
	return nil
}

func addTo[Resource any](list *[]Resource, document []byte) error {
	var resource Resource
	if err := yaml.Unmarshal(document, &resource); err != nil {
		return err
	}
	*list = append(*list, resource)
	return nil
}
