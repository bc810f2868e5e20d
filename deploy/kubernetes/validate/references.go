package validate

import (
	"slices"

	"fmt"
	"strings"

	appsv1 "k8s.io/api/apps/v1"
	corev1 "k8s.io/api/core/v1"
	networkingv1 "k8s.io/api/networking/v1"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/labels"
	"k8s.io/apimachinery/pkg/util/intstr"
)

// checkReferences looks for names, labels and ports that lead nowhere, which no schema knows.
func checkReferences(s *site) []string {
	var problems []string
	need := func(isThere bool, format string, arguments ...any) {
		if !isThere {
			problems = append(problems, fmt.Sprintf(format, arguments...))
		}
	}
	for _, service := range s.services {
		if service.Spec.Selector == nil {
			continue
		}
		for _, port := range service.Spec.Ports {
			need(s.hasPods(service.Namespace, labels.SelectorFromSet(service.Spec.Selector), port.TargetPort),
				"service %s finds no pod with port %s", service.Name, port.TargetPort.String())
		}
	}
	for _, budget := range s.budgets {
		need(s.hasPods(budget.Namespace, selectorOf(budget.Spec.Selector), intstr.FromString("http")),
			"the disruption budget %s finds no pod", budget.Name)
	}
	for _, autoscaler := range s.autoscalers {
		target := autoscaler.Spec.ScaleTargetRef
		deployment := s.deployment(autoscaler.Namespace, target.Name)
		need(deployment != nil && target.Kind == "Deployment" && deployment.Spec.Replicas == nil,
			"autoscaler %s finds no deployment that leaves the number of replicas to it", autoscaler.Name)
	}
	for _, policy := range s.policies {
		isEverything := len(policy.Spec.PodSelector.MatchLabels)+len(policy.Spec.PodSelector.MatchExpressions) == 0
		need(isEverything || policy.Namespace != "site" ||
			s.hasPods(policy.Namespace, selectorOf(&policy.Spec.PodSelector), anyPort),
			"network policy %s finds no pod", policy.Name)
	}
	for _, ingress := range s.ingresses {
		for _, path := range ingressPaths(ingress) {
			backend := path.Backend.Service
			need(s.hasService(ingress.Namespace, backend.Name, backend.Port.Name),
				"the ingress path %s finds no service %s", path.Path, backend.Name)
		}
	}
	for _, route := range s.routes {
		for _, rule := range route.Spec.Rules {
			for _, backend := range rule.BackendRefs {
				need(backend.Port == 8080 && s.hasService(route.Metadata.Namespace, backend.Name, "http"),
					"route %s finds no service %s", route.Metadata.Name, backend.Name)
			}
		}
	}
	for _, monitor := range s.monitors {
		need(s.isMonitored(monitor), "monitor %s finds no service", monitor.Metadata.Name)
	}
	for _, deployment := range s.deployments {
		problems = append(problems, s.checkPod(deployment)...)
	}
	return problems
}

func (s *site) checkPod(deployment appsv1.Deployment) []string {
	var problems []string
	pod := deployment.Spec.Template.Spec
	volumes := map[string]bool{}
	for _, volume := range pod.Volumes {
		volumes[volume.Name] = true
		if claim := volume.PersistentVolumeClaim; claim != nil && !s.hasClaim(deployment.Namespace, claim.ClaimName) {
			problems = append(problems, fmt.Sprintf("%s finds no claim %s", deployment.Name, claim.ClaimName))
		}
	}
	for _, container := range pod.Containers {
		_, tag, _ := strings.Cut(container.Image[strings.LastIndex(container.Image, "/")+1:], ":")
		if tag == "" || tag == "latest" {
			problems = append(problems, fmt.Sprintf("%s runs %s, which is no fixed version", deployment.Name, container.Image))
		}
		for _, mount := range container.VolumeMounts {
			if !volumes[mount.Name] {
				problems = append(problems, fmt.Sprintf("%s mounts %s, which is no volume", deployment.Name, mount.Name))
			}
		}
	}
	return problems
}

func selectorOf(selector *metav1.LabelSelector) labels.Selector {
	result, err := metav1.LabelSelectorAsSelector(selector)
	if err != nil {
		return labels.Nothing()
	}
	return result
}

func ingressPaths(ingress networkingv1.Ingress) []networkingv1.HTTPIngressPath {
	var paths []networkingv1.HTTPIngressPath
	for _, rule := range ingress.Spec.Rules {
		paths = append(paths, rule.HTTP.Paths...)
	}
	return paths
}

func (s *site) deployment(namespace, name string) *appsv1.Deployment {
	for _, deployment := range s.deployments {
		if deployment.Namespace == namespace && deployment.Name == name {
			return &deployment
		}
	}
	return nil
}

// anyPort is what the pods of a job have: none.
var anyPort = intstr.IntOrString{}

func (s *site) hasPods(namespace string, selector labels.Selector, port intstr.IntOrString) bool {
	for _, deployment := range s.deployments {
		template := deployment.Spec.Template
		if deployment.Namespace == namespace && selector.Matches(labels.Set(template.Labels)) && hasPort(template.Spec, port) {
			return true
		}
	}
	return false
}

func hasPort(pod corev1.PodSpec, wanted intstr.IntOrString) bool {
	if wanted == anyPort {
		return true
	}
	for _, port := range pod.Containers[0].Ports {
		if port.Name == wanted.StrVal || port.ContainerPort == wanted.IntVal {
			return true
		}
	}
	return false
}

func offers(service corev1.Service, name string) bool {
	return slices.ContainsFunc(service.Spec.Ports, func(port corev1.ServicePort) bool { return port.Name == name })
}

func (s *site) hasService(namespace, name, port string) bool {
	for _, service := range s.services {
		if service.Namespace == namespace && service.Name == name && offers(service, port) {
			return true
		}
	}
	return false
}

func (s *site) isMonitored(monitor serviceMonitor) bool {
	selector := labels.SelectorFromSet(monitor.Spec.Selector.MatchLabels)
	for _, service := range s.services {
		if service.Namespace == monitor.Metadata.Namespace && selector.Matches(labels.Set(service.Labels)) {
			return offers(service, monitor.Spec.Endpoints[0].Port)
		}
	}
	return false
}

func (s *site) hasClaim(namespace, name string) bool {
	for _, claim := range s.claims {
		if claim.Namespace == namespace && claim.Name == name {
			return true
		}
	}
	return false
}
