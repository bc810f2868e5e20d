package validate

import (
	"fmt"
	"slices"

	corev1 "k8s.io/api/core/v1"
	"k8s.io/pod-security-admission/api"
	"k8s.io/pod-security-admission/policy"
)

// checkPodSecurity asks the code that decides in an API server whether a namespace with the level "restricted" takes
// the pods, and holds the namespaces to that level.
func checkPodSecurity(s *site) []string {
	evaluator, err := policy.NewEvaluator(policy.DefaultChecks(), nil)
	if err != nil {
		return []string{err.Error()}
	}
	restricted := api.LevelVersion{Level: api.LevelRestricted, Version: api.LatestVersion()}
	var problems []string
	for _, deployment := range s.deployments {
		template := deployment.Spec.Template
		result := policy.AggregateCheckResults(evaluator.EvaluatePod(restricted, &template.ObjectMeta, &template.Spec))
		if !result.Allowed {
			problems = append(problems, fmt.Sprintf("%s is not restricted: %s", deployment.Name, result.ForbiddenDetail()))
		}
		problems = append(problems, checkFileSystems(deployment.Name, template.Spec)...)
		isHolder := deployment.Name == leaseHolder
		if token := template.Spec.AutomountServiceAccountToken; token == nil || *token != isHolder {
			problems = append(problems, deployment.Name+" gets a token for the API server, or lacks the one for its lease")
		}
	}
	problems = append(problems, checkRoles(s)...)
	for _, namespace := range s.namespaces {
		if namespace.Name == "site" && namespace.Labels[api.EnforceLevelLabel] != string(api.LevelRestricted) {
			problems = append(problems, "namespace site does not enforce the restricted level")
		}
	}
	return problems
}

// leaseHolder is the only one that asks the API server for anything, and lease is all that it asks for.
const leaseHolder, lease = "shell", "composer"

// checkRoles lets tokens be worth one lease, by its name.
func checkRoles(s *site) []string {
	var problems []string
	for _, role := range s.roles {
		for _, rule := range role.Rules {
			isLease := slices.Equal(rule.Resources, []string{"leases"}) && slices.Equal(rule.ResourceNames, []string{lease})
			if !isLease || !slices.Equal(rule.Verbs, []string{"get", "update"}) {
				problems = append(problems, fmt.Sprintf("role %s allows %v of %v", role.Name, rule.Verbs, rule.Resources))
			}
		}
	}
	return problems
}

// checkFileSystems looks for what the restricted level leaves open.
func checkFileSystems(name string, pod corev1.PodSpec) []string {
	var problems []string
	for _, container := range pod.Containers {
		isReadOnly := container.SecurityContext.ReadOnlyRootFilesystem
		if isReadOnly == nil || !*isReadOnly {
			problems = append(problems, name+" may write to its root file system")
		}
		if container.Resources.Limits.Memory().IsZero() || container.Resources.Requests.Cpu().IsZero() {
			problems = append(problems, name+" has no memory limit or no cpu request")
		}
		isAsked := len(container.Ports) > 0
		if isAsked && (container.ReadinessProbe == nil || container.LivenessProbe == nil) {
			problems = append(problems, name+" lacks a probe")
		}
	}
	return problems
}
